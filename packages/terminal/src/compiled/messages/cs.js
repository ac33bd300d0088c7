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
	return /** @type {LocalizedString} */ (`Další partii? ${i?.yes}, ${i?.no}, nebo ${i?.save} SOUBOR [${i?.no}] `)
};

export const ask_bots = /** @type {(inputs: Ask_BotsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kteří boti, ${i?.names}? Jeden pro všechny, nebo každému jiný.`)
};

export const ask_expansions = /** @type {(inputs: Ask_ExpansionsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Která rozšíření, ${i?.names}? Jedno, obě, nebo žádné.`)
};

export const ask_name = /** @type {(inputs: Ask_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jak se jmenujete?`)
};

export const ask_players = /** @type {(inputs: Ask_PlayersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kolik vás hraje, ${i?.fewest} až ${i?.most} i s vámi?`)
};

export const ask_preset = /** @type {(inputs: Ask_PresetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Která pravidla ve sporných případech, ${i?.names}?`)
};

export const at_table = /** @type {(inputs: At_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`U stolu: ${i?.names}. ${i?.game}. Znovu stejné štěstí: --seed ${i?.seed}.`)
};

export const bad_bot = /** @type {(inputs: Bad_BotInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Bot „${i?.typed}“ není: jsou tu ${i?.names}.`)
};

export const bad_expansion = /** @type {(inputs: Bad_ExpansionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Rozšíření „${i?.typed}“ není: jsou tu ${i?.names}, nebo žádné.`)
};

export const bad_flag = /** @type {(inputs: Bad_FlagInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Přepínač ${i?.flag} neexistuje.`)
};

export const bad_language = /** @type {(inputs: Bad_LanguageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Jazyk „${i?.typed}“ není: jsou tu ${i?.languages}.`)
};

export const bad_name = /** @type {(inputs: Bad_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jméno potřebuje aspoň jedno písmeno.`)
};

export const bad_option = /** @type {(inputs: Bad_OptionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Volba stolu „${i?.typed}“ není: jsou tu ${i?.names}.`)
};

export const bad_option_value = /** @type {(inputs: Bad_Option_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.option} je ${i?.values}, ne „${i?.typed}“.`)
};

export const bad_players = /** @type {(inputs: Bad_PlayersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`„${i?.typed}“ hrát nemůže: jen ${i?.fewest} až ${i?.most}.`)
};

export const bad_players_more = /** @type {(inputs: Bad_Players_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`„${i?.typed}“ hrát nemůže: jen ${i?.fewest} až ${i?.most}, s Leviatanem ${i?.leviathan}.`)
};

export const bad_preset = /** @type {(inputs: Bad_PresetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pravidla „${i?.typed}“ nejsou: jsou tu ${i?.names}.`)
};

export const bad_seed = /** @type {(inputs: Bad_SeedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Semínko je celé číslo od 0 do ${i?.most}, ne „${i?.typed}“.`)
};

export const bad_value = /** @type {(inputs: Bad_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Za ${i?.flag} má stát hodnota.`)
};

export const bad_word = /** @type {(inputs: Bad_WordInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`„${i?.word}“ není přepínač: ty začínají dvěma pomlčkami.`)
};

export const demonstration = /** @type {(inputs: DemonstrationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ukázka`)
};

export const demonstration_why = /** @type {(inputs: Demonstration_WhyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Není terminál, kde by šlo koho se ptát, a tak hrají boti. V terminálu si s ${i?.command} zahrajete vy; ${i?.help} řekne víc.`)
};

export const error_access = /** @type {(inputs: Error_AccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`není to dovoleno`)
};

export const error_folder = /** @type {(inputs: Error_FolderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`je to složka`)
};

export const error_full = /** @type {(inputs: Error_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`disk je plný`)
};

export const error_missing = /** @type {(inputs: Error_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`takový soubor ani složka není`)
};

export const error_other = /** @type {(inputs: Error_OtherInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`něco s ním není v pořádku (${i?.code})`)
};

export const error_path = /** @type {(inputs: Error_PathInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`část cesty není složka`)
};

export const error_read_only = /** @type {(inputs: Error_Read_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`tam nelze nic zapsat`)
};

export const file_bad_line = /** @type {(inputs: File_Bad_LineInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`V „${i?.file}“ není celá hra: řádek ${i?.line} nesedí.`)
};

export const file_no_game = /** @type {(inputs: File_No_GameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`V „${i?.file}“ není hra tohoto stolu.`)
};

export const file_unreadable = /** @type {(inputs: File_UnreadableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`„${i?.file}“ nelze přečíst: ${i?.why}.`)
};

export const file_unwritable = /** @type {(inputs: File_UnwritableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`„${i?.file}“ nelze zapsat: ${i?.why}.`)
};

export const final_score = /** @type {(inputs: Final_ScoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Konečné skóre`)
};

export const flag_without_value = /** @type {(inputs: Flag_Without_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Za ${i?.flag} se nic nepíše.`)
};

export const going_on = /** @type {(inputs: Going_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pokračuje „${i?.file}“.`)
};

export const goodbye = /** @type {(inputs: GoodbyeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Na shledanou.`)
};

export const help_before = /** @type {(inputs: Help_BeforeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Enter přijme, co je v závorkách; „${i?.quit}“ odejde.`)
};

export const input_ended = /** @type {(inputs: Input_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vstup skončil a s ním i hra. Na shledanou.`)
};

export const kept = /** @type {(inputs: KeptInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Hra je uložena: ${i?.place}.`)
};

export const last_round = /** @type {(inputs: Last_RoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`poslední kolo`)
};

export const leave = /** @type {(inputs: LeaveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Odejít ze hry? ${i?.yes}, ${i?.no}, nebo ${i?.save} SOUBOR [${i?.no}] `)
};

export const new_instead = /** @type {(inputs: New_InsteadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Začíná tedy nová hra.`)
};

export const not_written = /** @type {(inputs: Not_WrittenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nic se nezapsalo.`)
};

export const overwrite = /** @type {(inputs: OverwriteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`„${i?.file}“ už existuje. Přepsat? [${i?.yes}/${i?.no}] `)
};

export const say_file = /** @type {(inputs: Say_FileInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Řekněte, který soubor: například „${i?.example}“.`)
};

export const see_help = /** @type {(inputs: See_HelpInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Napište ${i?.command} a uvidíte, co lze říct.`)
};

export const speaks = /** @type {(inputs: SpeaksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Odteď česky.`)
};

export const took = /** @type {(inputs: TookInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("cs", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Hra trvala ${i?.count} tah.`);
	if (countPlural === "few") return /** @type {LocalizedString} */ (`Hra trvala ${i?.count} tahy.`);
	if (countPlural === "many") return /** @type {LocalizedString} */ (`Hra trvala ${i?.count} tahu.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Hra trvala ${i?.count} tahů.`);
	return /** @type {LocalizedString} */ ("took");
};

export const undone = /** @type {(inputs: UndoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vaše poslední rozhodnutí je vzato zpět.`)
};

export const usage_bots = /** @type {(inputs: Usage_BotsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`kdo hraje proti vám, s čárkami, od nejslabšího: ${i?.levels}; povaha za dvojtečkou (${i?.example}): ${i?.characters}`)
};

export const usage_colour = /** @type {(inputs: Usage_ColourInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`bez barev; totéž dělá proměnná NO_COLOR`)
};

export const usage_demonstration = /** @type {(inputs: Usage_DemonstrationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bez terminálu boti sehrají ukázkovou partii.`)
};

export const usage_expansions = /** @type {(inputs: Usage_ExpansionsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.names}, nebo obě s čárkou; jinak žádné`)
};

export const usage_flags = /** @type {(inputs: Usage_FlagsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`přepínače na ty otázky odpoví předem`)
};

export const usage_full = /** @type {(inputs: Usage_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`celý stůl s každou otázkou, ne jednou za tah`)
};

export const usage_help = /** @type {(inputs: Usage_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`tato stránka`)
};

export const usage_language = /** @type {(inputs: Usage_LanguageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`jazyk: ${i?.languages}`)
};

export const usage_load = /** @type {(inputs: Usage_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`pokračovat v uložené hře`)
};

export const usage_memory = /** @type {(inputs: Usage_MemoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`neukazovat, co leží lícem dolů, i když to všichni viděli`)
};

export const usage_name = /** @type {(inputs: Usage_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`jak se jmenujete`)
};

export const usage_option = /** @type {(inputs: Usage_OptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`jedno z těch pravidel zvlášť, i víckrát`)
};

export const usage_plain = /** @type {(inputs: Usage_PlainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`zeptá se na vše potřebné a hrajete`)
};

export const usage_players = /** @type {(inputs: Usage_PlayersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.fewest} až ${i?.most} i s vámi; s Leviatanem ${i?.leviathan}`)
};

export const usage_preset = /** @type {(inputs: Usage_PresetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`pravidla ve sporných případech: ${i?.names}`)
};

export const usage_script = /** @type {(inputs: Usage_ScriptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`číst odpovědi ze standardního vstupu, ať je to terminál, nebo ne`)
};

export const usage_seed = /** @type {(inputs: Usage_SeedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`znovu stejné štěstí`)
};

export const usage_title = /** @type {(inputs: Usage_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hadal: stůl pro deskovou hru Abyss ve vašem terminálu.`)
};

export const welcome = /** @type {(inputs: WelcomeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Stůl pro deskovou hru Abyss. Kdykoli se vás něco ptá, lze napsat „${i?.help}“.`)
};

export const word_both = /** @type {(inputs: Word_BothInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`obě, vše`)
};

export const word_no = /** @type {(inputs: Word_NoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ne, n`)
};

export const word_none = /** @type {(inputs: Word_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`žádné, ne, nic`)
};

export const word_yes = /** @type {(inputs: Word_YesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ano, a`)
};

export const yes_or_no = /** @type {(inputs: Yes_Or_NoInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Napište ${i?.yes}, ${i?.no}, nebo ${i?.save} a jméno souboru.`)
};