/* eslint-disable */
/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */
/** @typedef {{ yes: NonNullable<unknown>, no: NonNullable<unknown>, save: NonNullable<unknown> }} AgainInputs */
/** @typedef {{ names: NonNullable<unknown> }} Ask_BotsInputs */
/** @typedef {{ names: NonNullable<unknown> }} Ask_ExpansionsInputs */
/** @typedef {{}} Ask_NameInputs */
/** @typedef {{ fewest: NonNullable<unknown>, most: NonNullable<unknown> }} Ask_PlayersInputs */
/** @typedef {{ names: NonNullable<unknown> }} Ask_PresetInputs */
/** @typedef {{ names: NonNullable<unknown>, game: NonNullable<unknown>, seed: NonNullable<unknown> }} At_TableInputs */
/** @typedef {{ typed: NonNullable<unknown>, names: NonNullable<unknown> }} Bad_BotInputs */
/** @typedef {{ typed: NonNullable<unknown>, names: NonNullable<unknown> }} Bad_ExpansionInputs */
/** @typedef {{ flag: NonNullable<unknown> }} Bad_FlagInputs */
/** @typedef {{ typed: NonNullable<unknown>, languages: NonNullable<unknown> }} Bad_LanguageInputs */
/** @typedef {{}} Bad_NameInputs */
/** @typedef {{ typed: NonNullable<unknown>, names: NonNullable<unknown> }} Bad_OptionInputs */
/** @typedef {{ option: NonNullable<unknown>, values: NonNullable<unknown>, typed: NonNullable<unknown> }} Bad_Option_ValueInputs */
/** @typedef {{ typed: NonNullable<unknown>, fewest: NonNullable<unknown>, most: NonNullable<unknown> }} Bad_PlayersInputs */
/** @typedef {{ typed: NonNullable<unknown>, fewest: NonNullable<unknown>, most: NonNullable<unknown>, leviathan: NonNullable<unknown> }} Bad_Players_MoreInputs */
/** @typedef {{ typed: NonNullable<unknown>, names: NonNullable<unknown> }} Bad_PresetInputs */
/** @typedef {{ most: NonNullable<unknown>, typed: NonNullable<unknown> }} Bad_SeedInputs */
/** @typedef {{ flag: NonNullable<unknown> }} Bad_ValueInputs */
/** @typedef {{ word: NonNullable<unknown> }} Bad_WordInputs */
/** @typedef {{}} DemonstrationInputs */
/** @typedef {{ command: NonNullable<unknown>, help: NonNullable<unknown> }} Demonstration_WhyInputs */
/** @typedef {{}} Error_AccessInputs */
/** @typedef {{}} Error_FolderInputs */
/** @typedef {{}} Error_FullInputs */
/** @typedef {{}} Error_MissingInputs */
/** @typedef {{ code: NonNullable<unknown> }} Error_OtherInputs */
/** @typedef {{}} Error_PathInputs */
/** @typedef {{}} Error_Read_OnlyInputs */
/** @typedef {{ file: NonNullable<unknown>, line: NonNullable<unknown> }} File_Bad_LineInputs */
/** @typedef {{ file: NonNullable<unknown> }} File_No_GameInputs */
/** @typedef {{ file: NonNullable<unknown>, why: NonNullable<unknown> }} File_UnreadableInputs */
/** @typedef {{ file: NonNullable<unknown>, why: NonNullable<unknown> }} File_UnwritableInputs */
/** @typedef {{}} Final_ScoreInputs */
/** @typedef {{ flag: NonNullable<unknown> }} Flag_Without_ValueInputs */
/** @typedef {{ file: NonNullable<unknown> }} Going_OnInputs */
/** @typedef {{}} GoodbyeInputs */
/** @typedef {{ quit: NonNullable<unknown> }} Help_BeforeInputs */
/** @typedef {{}} Input_EndedInputs */
/** @typedef {{ place: NonNullable<unknown> }} KeptInputs */
/** @typedef {{}} Last_RoundInputs */
/** @typedef {{ yes: NonNullable<unknown>, no: NonNullable<unknown>, save: NonNullable<unknown> }} LeaveInputs */
/** @typedef {{}} New_InsteadInputs */
/** @typedef {{}} Not_WrittenInputs */
/** @typedef {{ file: NonNullable<unknown>, yes: NonNullable<unknown>, no: NonNullable<unknown> }} OverwriteInputs */
/** @typedef {{ example: NonNullable<unknown> }} Say_FileInputs */
/** @typedef {{ command: NonNullable<unknown> }} See_HelpInputs */
/** @typedef {{}} SpeaksInputs */
/** @typedef {{ count: NonNullable<unknown> }} TookInputs */
/** @typedef {{}} UndoneInputs */
/** @typedef {{ levels: NonNullable<unknown>, example: NonNullable<unknown>, characters: NonNullable<unknown> }} Usage_BotsInputs */
/** @typedef {{}} Usage_ColourInputs */
/** @typedef {{}} Usage_DemonstrationInputs */
/** @typedef {{ names: NonNullable<unknown> }} Usage_ExpansionsInputs */
/** @typedef {{}} Usage_FlagsInputs */
/** @typedef {{}} Usage_FullInputs */
/** @typedef {{}} Usage_HelpInputs */
/** @typedef {{ languages: NonNullable<unknown> }} Usage_LanguageInputs */
/** @typedef {{}} Usage_LoadInputs */
/** @typedef {{}} Usage_MemoryInputs */
/** @typedef {{}} Usage_NameInputs */
/** @typedef {{}} Usage_OptionInputs */
/** @typedef {{}} Usage_PlainInputs */
/** @typedef {{ fewest: NonNullable<unknown>, most: NonNullable<unknown>, leviathan: NonNullable<unknown> }} Usage_PlayersInputs */
/** @typedef {{ names: NonNullable<unknown> }} Usage_PresetInputs */
/** @typedef {{}} Usage_ScriptInputs */
/** @typedef {{}} Usage_SeedInputs */
/** @typedef {{}} Usage_TitleInputs */
/** @typedef {{ help: NonNullable<unknown> }} WelcomeInputs */
/** @typedef {{}} Word_BothInputs */
/** @typedef {{}} Word_NoInputs */
/** @typedef {{}} Word_NoneInputs */
/** @typedef {{}} Word_YesInputs */
/** @typedef {{ yes: NonNullable<unknown>, no: NonNullable<unknown>, save: NonNullable<unknown> }} Yes_Or_NoInputs */
import * as registry from "../registry.js"


export const again = /** @type {(inputs: AgainInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ще партію? ${i?.yes}, ${i?.no} або ${i?.save} ФАЙЛ [${i?.no}] `)
};

export const ask_bots = /** @type {(inputs: Ask_BotsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Які боти, ${i?.names}? Один на всіх або кожному свій.`)
};

export const ask_expansions = /** @type {(inputs: Ask_ExpansionsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Які доповнення, ${i?.names}? Одне, обидва чи жодного.`)
};

export const ask_name = /** @type {(inputs: Ask_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Як вас звати?`)
};

export const ask_players = /** @type {(inputs: Ask_PlayersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Скільки гравців, від ${i?.fewest} до ${i?.most}, разом із вами?`)
};

export const ask_preset = /** @type {(inputs: Ask_PresetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Які правила в сумнівних випадках, ${i?.names}?`)
};

export const at_table = /** @type {(inputs: At_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`За столом: ${i?.names}. ${i?.game}. Та сама доля знову: --seed ${i?.seed}.`)
};

export const bad_bot = /** @type {(inputs: Bad_BotInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Бота «${i?.typed}» немає: є ${i?.names}.`)
};

export const bad_expansion = /** @type {(inputs: Bad_ExpansionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Доповнення «${i?.typed}» немає: є ${i?.names} або жодного.`)
};

export const bad_flag = /** @type {(inputs: Bad_FlagInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Прапорця ${i?.flag} немає.`)
};

export const bad_language = /** @type {(inputs: Bad_LanguageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Мови «${i?.typed}» немає: є ${i?.languages}.`)
};

export const bad_name = /** @type {(inputs: Bad_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`В імені має бути хоча б одна літера.`)
};

export const bad_option = /** @type {(inputs: Bad_OptionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Опції столу «${i?.typed}» немає: є ${i?.names}.`)
};

export const bad_option_value = /** @type {(inputs: Bad_Option_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.option} — це ${i?.values}, а не «${i?.typed}».`)
};

export const bad_players = /** @type {(inputs: Bad_PlayersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`«${i?.typed}» грати не можуть: лише від ${i?.fewest} до ${i?.most}.`)
};

export const bad_players_more = /** @type {(inputs: Bad_Players_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`«${i?.typed}» грати не можуть: лише від ${i?.fewest} до ${i?.most}, а з «Левіафаном» — ${i?.leviathan}.`)
};

export const bad_preset = /** @type {(inputs: Bad_PresetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Правил «${i?.typed}» немає: є ${i?.names}.`)
};

export const bad_seed = /** @type {(inputs: Bad_SeedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Зерно — ціле число від 0 до ${i?.most}, а не «${i?.typed}».`)
};

export const bad_value = /** @type {(inputs: Bad_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Після ${i?.flag} потрібне значення.`)
};

export const bad_word = /** @type {(inputs: Bad_WordInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`«${i?.word}» не прапорець: вони починаються з двох дефісів.`)
};

export const demonstration = /** @type {(inputs: DemonstrationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`показова партія`)
};

export const demonstration_why = /** @type {(inputs: Demonstration_WhyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Термінала, щоб когось питати, немає, тож грають боти. У терміналі ${i?.command} дасть зіграти вам; ${i?.help} розкаже більше.`)
};

export const error_access = /** @type {(inputs: Error_AccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`це не дозволено`)
};

export const error_folder = /** @type {(inputs: Error_FolderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`це тека`)
};

export const error_full = /** @type {(inputs: Error_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`диск повний`)
};

export const error_missing = /** @type {(inputs: Error_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`такого файлу чи теки немає`)
};

export const error_other = /** @type {(inputs: Error_OtherInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`з ним щось не так (${i?.code})`)
};

export const error_path = /** @type {(inputs: Error_PathInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`частина шляху — не тека`)
};

export const error_read_only = /** @type {(inputs: Error_Read_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`туди нічого не записати`)
};

export const file_bad_line = /** @type {(inputs: File_Bad_LineInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`У «${i?.file}» гра неціла: рядок ${i?.line} не пасує.`)
};

export const file_no_game = /** @type {(inputs: File_No_GameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`У «${i?.file}» немає гри з цього столу.`)
};

export const file_unreadable = /** @type {(inputs: File_UnreadableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`«${i?.file}» не прочитати: ${i?.why}.`)
};

export const file_unwritable = /** @type {(inputs: File_UnwritableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`«${i?.file}» не записати: ${i?.why}.`)
};

export const final_score = /** @type {(inputs: Final_ScoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Підсумок`)
};

export const flag_without_value = /** @type {(inputs: Flag_Without_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Після ${i?.flag} нічого не пишуть.`)
};

export const going_on = /** @type {(inputs: Going_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Продовжуємо «${i?.file}».`)
};

export const goodbye = /** @type {(inputs: GoodbyeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`До побачення.`)
};

export const help_before = /** @type {(inputs: Help_BeforeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Enter приймає те, що в дужках; «${i?.quit}» — вийти.`)
};

export const input_ended = /** @type {(inputs: Input_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Введення скінчилося, а з ним і гра. До побачення.`)
};

export const kept = /** @type {(inputs: KeptInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Гру збережено: ${i?.place}.`)
};

export const last_round = /** @type {(inputs: Last_RoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`останнє коло`)
};

export const leave = /** @type {(inputs: LeaveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Вийти з гри? ${i?.yes}, ${i?.no} або ${i?.save} ФАЙЛ [${i?.no}] `)
};

export const new_instead = /** @type {(inputs: New_InsteadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Тож починається нова гра.`)
};

export const not_written = /** @type {(inputs: Not_WrittenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Нічого не записано.`)
};

export const overwrite = /** @type {(inputs: OverwriteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`«${i?.file}» уже є. Переписати? [${i?.yes}/${i?.no}] `)
};

export const say_file = /** @type {(inputs: Say_FileInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Скажіть, який файл: наприклад, «${i?.example}».`)
};

export const see_help = /** @type {(inputs: See_HelpInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Напишіть ${i?.command}, щоб побачити, що можна сказати.`)
};

export const speaks = /** @type {(inputs: SpeaksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Відтепер українською.`)
};

export const took = /** @type {(inputs: TookInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("uk", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Гра тривала ${i?.count} хід.`);
	if (countPlural === "few") return /** @type {LocalizedString} */ (`Гра тривала ${i?.count} ходи.`);
	if (countPlural === "many") return /** @type {LocalizedString} */ (`Гра тривала ${i?.count} ходів.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Гра тривала ${i?.count} ходу.`);
	return /** @type {LocalizedString} */ ("took");
};

export const undone = /** @type {(inputs: UndoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ваше останнє рішення скасовано.`)
};

export const usage_bots = /** @type {(inputs: Usage_BotsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`хто грає проти вас, через кому, від найслабшого: ${i?.levels}; характер після двокрапки (${i?.example}): ${i?.characters}`)
};

export const usage_colour = /** @type {(inputs: Usage_ColourInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`без кольорів; те саме робить змінна NO_COLOR`)
};

export const usage_demonstration = /** @type {(inputs: Usage_DemonstrationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Без термінала боти грають показову партію.`)
};

export const usage_expansions = /** @type {(inputs: Usage_ExpansionsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.names} або обидва через кому; інакше жодного`)
};

export const usage_flags = /** @type {(inputs: Usage_FlagsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`прапорці відповідають на ці запитання наперед`)
};

export const usage_full = /** @type {(inputs: Usage_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`увесь стіл із кожним запитанням, а не раз на хід`)
};

export const usage_help = /** @type {(inputs: Usage_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ця сторінка`)
};

export const usage_language = /** @type {(inputs: Usage_LanguageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`мова: ${i?.languages}`)
};

export const usage_load = /** @type {(inputs: Usage_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`продовжити збережену гру`)
};

export const usage_memory = /** @type {(inputs: Usage_MemoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`не показувати того, що лежить долілиць, навіть якщо всі це бачили`)
};

export const usage_name = /** @type {(inputs: Usage_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`як вас звати`)
};

export const usage_option = /** @type {(inputs: Usage_OptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`одне з цих правил окремо, скільки завгодно разів`)
};

export const usage_plain = /** @type {(inputs: Usage_PlainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`запитає все потрібне, і ви граєте`)
};

export const usage_players = /** @type {(inputs: Usage_PlayersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`від ${i?.fewest} до ${i?.most} разом із вами; із «Левіафаном» — ${i?.leviathan}`)
};

export const usage_preset = /** @type {(inputs: Usage_PresetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`правила в сумнівних випадках: ${i?.names}`)
};

export const usage_script = /** @type {(inputs: Usage_ScriptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`читати відповіді зі стандартного входу, є термінал чи ні`)
};

export const usage_seed = /** @type {(inputs: Usage_SeedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`та сама доля знову`)
};

export const usage_title = /** @type {(inputs: Usage_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hadal: стіл для настільної гри Abyss у вашому терміналі.`)
};

export const welcome = /** @type {(inputs: WelcomeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Стіл для настільної гри Abyss. Коли вас про щось питають, можна написати «${i?.help}».`)
};

export const word_both = /** @type {(inputs: Word_BothInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`обидва, усі`)
};

export const word_no = /** @type {(inputs: Word_NoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ні, н`)
};

export const word_none = /** @type {(inputs: Word_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`жодного, ні, немає`)
};

export const word_yes = /** @type {(inputs: Word_YesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`так, т`)
};

export const yes_or_no = /** @type {(inputs: Yes_Or_NoInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Напишіть ${i?.yes}, ${i?.no} або ${i?.save} і назву файлу.`)
};