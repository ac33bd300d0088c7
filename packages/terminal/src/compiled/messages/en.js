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
	return /** @type {LocalizedString} */ (`Another game? ${i?.yes}, ${i?.no}, or ${i?.save} FILE [${i?.no}] `)
};

export const ask_bots = /** @type {(inputs: Ask_BotsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Which bots, ${i?.names}? One for all, or one each.`)
};

export const ask_expansions = /** @type {(inputs: Ask_ExpansionsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Which expansions, ${i?.names}? One, both or none.`)
};

export const ask_name = /** @type {(inputs: Ask_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What is your name?`)
};

export const ask_players = /** @type {(inputs: Ask_PlayersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`How many play, ${i?.fewest} to ${i?.most}, you included?`)
};

export const ask_preset = /** @type {(inputs: Ask_PresetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Which rules in doubtful cases, ${i?.names}?`)
};

export const at_table = /** @type {(inputs: At_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`At the table: ${i?.names}. ${i?.game}. The same luck again: --seed ${i?.seed}.`)
};

export const bad_bot = /** @type {(inputs: Bad_BotInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There is no bot called “${i?.typed}”: there are ${i?.names}.`)
};

export const bad_expansion = /** @type {(inputs: Bad_ExpansionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There is no expansion called “${i?.typed}”: there are ${i?.names}, or none.`)
};

export const bad_flag = /** @type {(inputs: Bad_FlagInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There is no flag ${i?.flag}.`)
};

export const bad_language = /** @type {(inputs: Bad_LanguageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There is no language “${i?.typed}”: there are ${i?.languages}.`)
};

export const bad_name = /** @type {(inputs: Bad_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A name needs a letter at least.`)
};

export const bad_option = /** @type {(inputs: Bad_OptionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There is no table option “${i?.typed}”: there are ${i?.names}.`)
};

export const bad_option_value = /** @type {(inputs: Bad_Option_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.option} is ${i?.values}, not “${i?.typed}”.`)
};

export const bad_players = /** @type {(inputs: Bad_PlayersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.typed}” cannot play: ${i?.fewest} to ${i?.most} can.`)
};

export const bad_players_more = /** @type {(inputs: Bad_Players_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.typed}” cannot play: ${i?.fewest} to ${i?.most} can, ${i?.leviathan} with Leviathan.`)
};

export const bad_preset = /** @type {(inputs: Bad_PresetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There are no rules called “${i?.typed}”: there are ${i?.names}.`)
};

export const bad_seed = /** @type {(inputs: Bad_SeedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A seed is a whole number from 0 to ${i?.most}, not “${i?.typed}”.`)
};

export const bad_value = /** @type {(inputs: Bad_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.flag} wants a value after it.`)
};

export const bad_word = /** @type {(inputs: Bad_WordInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.word}” is no flag: flags begin with two dashes.`)
};

export const demonstration = /** @type {(inputs: DemonstrationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a demonstration`)
};

export const demonstration_why = /** @type {(inputs: Demonstration_WhyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There is no terminal to ask anybody, so bots play. In a terminal ${i?.command} lets you play; ${i?.help} says more.`)
};

export const error_access = /** @type {(inputs: Error_AccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`it is not allowed`)
};

export const error_folder = /** @type {(inputs: Error_FolderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`it is a folder`)
};

export const error_full = /** @type {(inputs: Error_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the disk is full`)
};

export const error_missing = /** @type {(inputs: Error_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`there is no such file or folder`)
};

export const error_other = /** @type {(inputs: Error_OtherInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`something is wrong with it (${i?.code})`)
};

export const error_path = /** @type {(inputs: Error_PathInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a part of its path is no folder`)
};

export const error_read_only = /** @type {(inputs: Error_Read_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`nothing can be written there`)
};

export const file_bad_line = /** @type {(inputs: File_Bad_LineInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.file}” holds no whole game: line ${i?.line} does not fit.`)
};

export const file_no_game = /** @type {(inputs: File_No_GameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.file}” holds no game of this table.`)
};

export const file_unreadable = /** @type {(inputs: File_UnreadableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.file}” cannot be read: ${i?.why}.`)
};

export const file_unwritable = /** @type {(inputs: File_UnwritableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.file}” cannot be written: ${i?.why}.`)
};

export const final_score = /** @type {(inputs: Final_ScoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Final score`)
};

export const flag_without_value = /** @type {(inputs: Flag_Without_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.flag} takes no value.`)
};

export const going_on = /** @type {(inputs: Going_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Going on with “${i?.file}”.`)
};

export const goodbye = /** @type {(inputs: GoodbyeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Goodbye.`)
};

export const help_before = /** @type {(inputs: Help_BeforeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Enter takes what stands in brackets; “${i?.quit}” leaves.`)
};

export const input_ended = /** @type {(inputs: Input_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The input has ended, and so has the game. Goodbye.`)
};

export const kept = /** @type {(inputs: KeptInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The game is kept in ${i?.place}.`)
};

export const last_round = /** @type {(inputs: Last_RoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`last round`)
};

export const leave = /** @type {(inputs: LeaveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Leave the game? ${i?.yes}, ${i?.no}, or ${i?.save} FILE [${i?.no}] `)
};

export const new_instead = /** @type {(inputs: New_InsteadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`So a new game begins.`)
};

export const not_written = /** @type {(inputs: Not_WrittenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing was written.`)
};

export const overwrite = /** @type {(inputs: OverwriteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.file}” is there already. Overwrite it? [${i?.yes}/${i?.no}] `)
};

export const say_file = /** @type {(inputs: Say_FileInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Say which file: for example “${i?.example}”.`)
};

export const see_help = /** @type {(inputs: See_HelpInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Type ${i?.command} to see what can be said.`)
};

export const speaks = /** @type {(inputs: SpeaksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`From now on in English.`)
};

export const took = /** @type {(inputs: TookInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`The game took ${i?.count} turn.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`The game took ${i?.count} turns.`);
	return /** @type {LocalizedString} */ ("took");
};

export const undone = /** @type {(inputs: UndoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your last decision is taken back.`)
};

export const usage_bots = /** @type {(inputs: Usage_BotsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`who plays against you, with commas, the weakest first: ${i?.levels}; with a character after a colon (${i?.example}): ${i?.characters}`)
};

export const usage_colour = /** @type {(inputs: Usage_ColourInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`no colours; NO_COLOR in the environment does the same`)
};

export const usage_demonstration = /** @type {(inputs: Usage_DemonstrationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Without a terminal, bots play a demonstration game.`)
};

export const usage_expansions = /** @type {(inputs: Usage_ExpansionsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.names}, or both with a comma; else none`)
};

export const usage_flags = /** @type {(inputs: Usage_FlagsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`flags answer those questions in advance`)
};

export const usage_full = /** @type {(inputs: Usage_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the whole table with every question, not once a turn`)
};

export const usage_help = /** @type {(inputs: Usage_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`this page`)
};

export const usage_language = /** @type {(inputs: Usage_LanguageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`the language: ${i?.languages}`)
};

export const usage_load = /** @type {(inputs: Usage_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`go on with a saved game`)
};

export const usage_memory = /** @type {(inputs: Usage_MemoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`do not show what lies face down, even if everybody saw it`)
};

export const usage_name = /** @type {(inputs: Usage_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`what you are called`)
};

export const usage_option = /** @type {(inputs: Usage_OptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`one of those rules by itself, as often as you like`)
};

export const usage_plain = /** @type {(inputs: Usage_PlainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`asks what it needs to know, then you play`)
};

export const usage_players = /** @type {(inputs: Usage_PlayersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.fewest} to ${i?.most}, you included; ${i?.leviathan} with Leviathan`)
};

export const usage_preset = /** @type {(inputs: Usage_PresetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`the rules in doubtful cases: ${i?.names}`)
};

export const usage_script = /** @type {(inputs: Usage_ScriptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`read your answers from standard input, terminal or not`)
};

export const usage_seed = /** @type {(inputs: Usage_SeedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the same luck again`)
};

export const usage_title = /** @type {(inputs: Usage_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hadal: a table for the board game Abyss, in your terminal.`)
};

export const welcome = /** @type {(inputs: WelcomeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A table for the board game Abyss. Type “${i?.help}” whenever you are asked something.`)
};

export const word_both = /** @type {(inputs: Word_BothInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`both, all`)
};

export const word_no = /** @type {(inputs: Word_NoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`no, n`)
};

export const word_none = /** @type {(inputs: Word_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`none, no, base`)
};

export const word_yes = /** @type {(inputs: Word_YesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`yes, y`)
};

export const yes_or_no = /** @type {(inputs: Yes_Or_NoInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Type ${i?.yes}, ${i?.no}, or ${i?.save} and the name of a file.`)
};