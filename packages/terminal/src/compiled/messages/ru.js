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
	return /** @type {LocalizedString} */ (`Ещё партию? ${i?.yes}, ${i?.no} или ${i?.save} ФАЙЛ [${i?.no}] `)
};

export const ask_bots = /** @type {(inputs: Ask_BotsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Какие боты, ${i?.names}? Один на всех или каждому свой.`)
};

export const ask_expansions = /** @type {(inputs: Ask_ExpansionsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Какие дополнения, ${i?.names}? Одно, оба или ни одного.`)
};

export const ask_name = /** @type {(inputs: Ask_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Как вас зовут?`)
};

export const ask_players = /** @type {(inputs: Ask_PlayersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Сколько игроков, от ${i?.fewest} до ${i?.most}, вместе с вами?`)
};

export const ask_preset = /** @type {(inputs: Ask_PresetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Какие правила в спорных случаях, ${i?.names}?`)
};

export const at_table = /** @type {(inputs: At_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`За столом: ${i?.names}. ${i?.game}. Та же удача снова: --seed ${i?.seed}.`)
};

export const bad_bot = /** @type {(inputs: Bad_BotInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Бота «${i?.typed}» нет: есть ${i?.names}.`)
};

export const bad_expansion = /** @type {(inputs: Bad_ExpansionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Дополнения «${i?.typed}» нет: есть ${i?.names} или ни одного.`)
};

export const bad_flag = /** @type {(inputs: Bad_FlagInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Флага ${i?.flag} нет.`)
};

export const bad_language = /** @type {(inputs: Bad_LanguageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Языка «${i?.typed}» нет: есть ${i?.languages}.`)
};

export const bad_name = /** @type {(inputs: Bad_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`В имени нужна хотя бы одна буква.`)
};

export const bad_option = /** @type {(inputs: Bad_OptionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Опции стола «${i?.typed}» нет: есть ${i?.names}.`)
};

export const bad_option_value = /** @type {(inputs: Bad_Option_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.option} — это ${i?.values}, а не «${i?.typed}».`)
};

export const bad_players = /** @type {(inputs: Bad_PlayersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`«${i?.typed}» играть не могут: только от ${i?.fewest} до ${i?.most}.`)
};

export const bad_players_more = /** @type {(inputs: Bad_Players_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`«${i?.typed}» играть не могут: только от ${i?.fewest} до ${i?.most}, а с «Левиафаном» — ${i?.leviathan}.`)
};

export const bad_preset = /** @type {(inputs: Bad_PresetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Правил «${i?.typed}» нет: есть ${i?.names}.`)
};

export const bad_seed = /** @type {(inputs: Bad_SeedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Зерно — целое число от 0 до ${i?.most}, а не «${i?.typed}».`)
};

export const bad_value = /** @type {(inputs: Bad_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`После ${i?.flag} нужно значение.`)
};

export const bad_word = /** @type {(inputs: Bad_WordInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`«${i?.word}» не флаг: они начинаются с двух дефисов.`)
};

export const demonstration = /** @type {(inputs: DemonstrationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`показательная партия`)
};

export const demonstration_why = /** @type {(inputs: Demonstration_WhyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Терминала, чтобы кого-то спросить, нет, поэтому играют боты. В терминале ${i?.command} даст сыграть вам; ${i?.help} расскажет больше.`)
};

export const error_access = /** @type {(inputs: Error_AccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`это не разрешено`)
};

export const error_folder = /** @type {(inputs: Error_FolderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`это папка`)
};

export const error_full = /** @type {(inputs: Error_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`диск полон`)
};

export const error_missing = /** @type {(inputs: Error_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`такого файла или папки нет`)
};

export const error_other = /** @type {(inputs: Error_OtherInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`с ним что-то не так (${i?.code})`)
};

export const error_path = /** @type {(inputs: Error_PathInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`часть пути — не папка`)
};

export const error_read_only = /** @type {(inputs: Error_Read_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`туда ничего не записать`)
};

export const file_bad_line = /** @type {(inputs: File_Bad_LineInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`В «${i?.file}» игра не цела: строка ${i?.line} не подходит.`)
};

export const file_no_game = /** @type {(inputs: File_No_GameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`В «${i?.file}» нет игры этого стола.`)
};

export const file_unreadable = /** @type {(inputs: File_UnreadableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`«${i?.file}» не прочитать: ${i?.why}.`)
};

export const file_unwritable = /** @type {(inputs: File_UnwritableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`«${i?.file}» не записать: ${i?.why}.`)
};

export const final_score = /** @type {(inputs: Final_ScoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Итог`)
};

export const flag_without_value = /** @type {(inputs: Flag_Without_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`После ${i?.flag} ничего не пишут.`)
};

export const going_on = /** @type {(inputs: Going_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Продолжаем «${i?.file}».`)
};

export const goodbye = /** @type {(inputs: GoodbyeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`До свидания.`)
};

export const help_before = /** @type {(inputs: Help_BeforeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Enter принимает то, что в скобках; «${i?.quit}» — выйти.`)
};

export const input_ended = /** @type {(inputs: Input_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ввод закончился, а с ним и игра. До свидания.`)
};

export const kept = /** @type {(inputs: KeptInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Игра сохранена: ${i?.place}.`)
};

export const last_round = /** @type {(inputs: Last_RoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`последний круг`)
};

export const leave = /** @type {(inputs: LeaveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Выйти из игры? ${i?.yes}, ${i?.no} или ${i?.save} ФАЙЛ [${i?.no}] `)
};

export const new_instead = /** @type {(inputs: New_InsteadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Поэтому начинается новая игра.`)
};

export const not_written = /** @type {(inputs: Not_WrittenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ничего не записано.`)
};

export const overwrite = /** @type {(inputs: OverwriteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`«${i?.file}» уже есть. Переписать? [${i?.yes}/${i?.no}] `)
};

export const say_file = /** @type {(inputs: Say_FileInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Скажите, какой файл: например, «${i?.example}».`)
};

export const see_help = /** @type {(inputs: See_HelpInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Напишите ${i?.command}, чтобы узнать, что можно сказать.`)
};

export const speaks = /** @type {(inputs: SpeaksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Теперь по-русски.`)
};

export const took = /** @type {(inputs: TookInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("ru", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Игра длилась ${i?.count} ход.`);
	if (countPlural === "few") return /** @type {LocalizedString} */ (`Игра длилась ${i?.count} хода.`);
	if (countPlural === "many") return /** @type {LocalizedString} */ (`Игра длилась ${i?.count} ходов.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Игра длилась ${i?.count} хода.`);
	return /** @type {LocalizedString} */ ("took");
};

export const undone = /** @type {(inputs: UndoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ваше последнее решение отменено.`)
};

export const usage_bots = /** @type {(inputs: Usage_BotsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`кто играет против вас, через запятую, от слабейшего: ${i?.levels}; характер после двоеточия (${i?.example}): ${i?.characters}`)
};

export const usage_colour = /** @type {(inputs: Usage_ColourInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`без цветов; то же делает переменная NO_COLOR`)
};

export const usage_demonstration = /** @type {(inputs: Usage_DemonstrationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Без терминала боты играют показательную партию.`)
};

export const usage_expansions = /** @type {(inputs: Usage_ExpansionsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.names} или оба через запятую; иначе ни одного`)
};

export const usage_flags = /** @type {(inputs: Usage_FlagsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`флаги отвечают на эти вопросы заранее`)
};

export const usage_full = /** @type {(inputs: Usage_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`весь стол с каждым вопросом, а не раз за ход`)
};

export const usage_help = /** @type {(inputs: Usage_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`эта страница`)
};

export const usage_language = /** @type {(inputs: Usage_LanguageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`язык: ${i?.languages}`)
};

export const usage_load = /** @type {(inputs: Usage_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`продолжить сохранённую игру`)
};

export const usage_memory = /** @type {(inputs: Usage_MemoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`не показывать того, что лежит лицом вниз, даже если все это видели`)
};

export const usage_name = /** @type {(inputs: Usage_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`как вас зовут`)
};

export const usage_option = /** @type {(inputs: Usage_OptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`одно из этих правил отдельно, сколько угодно раз`)
};

export const usage_plain = /** @type {(inputs: Usage_PlainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`спросит всё нужное, и вы играете`)
};

export const usage_players = /** @type {(inputs: Usage_PlayersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`от ${i?.fewest} до ${i?.most} вместе с вами; с «Левиафаном» — ${i?.leviathan}`)
};

export const usage_preset = /** @type {(inputs: Usage_PresetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`правила в спорных случаях: ${i?.names}`)
};

export const usage_script = /** @type {(inputs: Usage_ScriptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`читать ответы со стандартного ввода, есть терминал или нет`)
};

export const usage_seed = /** @type {(inputs: Usage_SeedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`та же удача снова`)
};

export const usage_title = /** @type {(inputs: Usage_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hadal: стол для настольной игры Abyss в вашем терминале.`)
};

export const welcome = /** @type {(inputs: WelcomeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Стол для настольной игры Abyss. Когда вас о чём-то спрашивают, можно написать «${i?.help}».`)
};

export const word_both = /** @type {(inputs: Word_BothInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`оба, все`)
};

export const word_no = /** @type {(inputs: Word_NoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`нет, н`)
};

export const word_none = /** @type {(inputs: Word_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ни одного, нет`)
};

export const word_yes = /** @type {(inputs: Word_YesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`да, д`)
};

export const yes_or_no = /** @type {(inputs: Yes_Or_NoInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Напишите ${i?.yes}, ${i?.no} или ${i?.save} и имя файла.`)
};