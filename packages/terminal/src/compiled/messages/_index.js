/* eslint-disable */
import { getLocale, experimentalStaticLocale } from "../runtime.js"

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
import * as __en from "./en.js"
import * as __uk from "./uk.js"
import * as __ru from "./ru.js"
import * as __cs from "./cs.js"
import * as __fr from "./fr.js"
/**
* | output |
* | --- |
* | "Another game? {yes}, {no}, or {save} FILE [{no}]" |
*
* @param {AgainInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const again = /** @type {((inputs: AgainInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<AgainInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.again(inputs)
	if (locale === "ru") return __ru.again(inputs)
	if (locale === "cs") return __cs.again(inputs)
	if (locale === "fr") return __fr.again(inputs)
	return __en.again(inputs)
});
/**
* | output |
* | --- |
* | "Which bots, {names}? One for all, or one each." |
*
* @param {Ask_BotsInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const ask_bots = /** @type {((inputs: Ask_BotsInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ask_BotsInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.ask_bots(inputs)
	if (locale === "ru") return __ru.ask_bots(inputs)
	if (locale === "cs") return __cs.ask_bots(inputs)
	if (locale === "fr") return __fr.ask_bots(inputs)
	return __en.ask_bots(inputs)
});
/**
* | output |
* | --- |
* | "Which expansions, {names}? One, both or none." |
*
* @param {Ask_ExpansionsInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const ask_expansions = /** @type {((inputs: Ask_ExpansionsInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ask_ExpansionsInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.ask_expansions(inputs)
	if (locale === "ru") return __ru.ask_expansions(inputs)
	if (locale === "cs") return __cs.ask_expansions(inputs)
	if (locale === "fr") return __fr.ask_expansions(inputs)
	return __en.ask_expansions(inputs)
});
/**
* | output |
* | --- |
* | "What is your name?" |
*
* @param {Ask_NameInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const ask_name = /** @type {((inputs?: Ask_NameInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ask_NameInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.ask_name(inputs)
	if (locale === "ru") return __ru.ask_name(inputs)
	if (locale === "cs") return __cs.ask_name(inputs)
	if (locale === "fr") return __fr.ask_name(inputs)
	return __en.ask_name(inputs)
});
/**
* | output |
* | --- |
* | "How many play, {fewest} to {most}, you included?" |
*
* @param {Ask_PlayersInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const ask_players = /** @type {((inputs: Ask_PlayersInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ask_PlayersInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.ask_players(inputs)
	if (locale === "ru") return __ru.ask_players(inputs)
	if (locale === "cs") return __cs.ask_players(inputs)
	if (locale === "fr") return __fr.ask_players(inputs)
	return __en.ask_players(inputs)
});
/**
* | output |
* | --- |
* | "Which rules in doubtful cases, {names}?" |
*
* @param {Ask_PresetInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const ask_preset = /** @type {((inputs: Ask_PresetInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ask_PresetInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.ask_preset(inputs)
	if (locale === "ru") return __ru.ask_preset(inputs)
	if (locale === "cs") return __cs.ask_preset(inputs)
	if (locale === "fr") return __fr.ask_preset(inputs)
	return __en.ask_preset(inputs)
});
/**
* | output |
* | --- |
* | "At the table: {names}. {game}. The same luck again: --seed {seed}." |
*
* @param {At_TableInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const at_table = /** @type {((inputs: At_TableInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<At_TableInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.at_table(inputs)
	if (locale === "ru") return __ru.at_table(inputs)
	if (locale === "cs") return __cs.at_table(inputs)
	if (locale === "fr") return __fr.at_table(inputs)
	return __en.at_table(inputs)
});
/**
* | output |
* | --- |
* | "There is no bot called “{typed}”: there are {names}." |
*
* @param {Bad_BotInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const bad_bot = /** @type {((inputs: Bad_BotInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bad_BotInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.bad_bot(inputs)
	if (locale === "ru") return __ru.bad_bot(inputs)
	if (locale === "cs") return __cs.bad_bot(inputs)
	if (locale === "fr") return __fr.bad_bot(inputs)
	return __en.bad_bot(inputs)
});
/**
* | output |
* | --- |
* | "There is no expansion called “{typed}”: there are {names}, or none." |
*
* @param {Bad_ExpansionInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const bad_expansion = /** @type {((inputs: Bad_ExpansionInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bad_ExpansionInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.bad_expansion(inputs)
	if (locale === "ru") return __ru.bad_expansion(inputs)
	if (locale === "cs") return __cs.bad_expansion(inputs)
	if (locale === "fr") return __fr.bad_expansion(inputs)
	return __en.bad_expansion(inputs)
});
/**
* | output |
* | --- |
* | "There is no flag {flag}." |
*
* @param {Bad_FlagInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const bad_flag = /** @type {((inputs: Bad_FlagInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bad_FlagInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.bad_flag(inputs)
	if (locale === "ru") return __ru.bad_flag(inputs)
	if (locale === "cs") return __cs.bad_flag(inputs)
	if (locale === "fr") return __fr.bad_flag(inputs)
	return __en.bad_flag(inputs)
});
/**
* | output |
* | --- |
* | "There is no language “{typed}”: there are {languages}." |
*
* @param {Bad_LanguageInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const bad_language = /** @type {((inputs: Bad_LanguageInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bad_LanguageInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.bad_language(inputs)
	if (locale === "ru") return __ru.bad_language(inputs)
	if (locale === "cs") return __cs.bad_language(inputs)
	if (locale === "fr") return __fr.bad_language(inputs)
	return __en.bad_language(inputs)
});
/**
* | output |
* | --- |
* | "A name needs a letter at least." |
*
* @param {Bad_NameInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const bad_name = /** @type {((inputs?: Bad_NameInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bad_NameInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.bad_name(inputs)
	if (locale === "ru") return __ru.bad_name(inputs)
	if (locale === "cs") return __cs.bad_name(inputs)
	if (locale === "fr") return __fr.bad_name(inputs)
	return __en.bad_name(inputs)
});
/**
* | output |
* | --- |
* | "There is no table option “{typed}”: there are {names}." |
*
* @param {Bad_OptionInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const bad_option = /** @type {((inputs: Bad_OptionInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bad_OptionInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.bad_option(inputs)
	if (locale === "ru") return __ru.bad_option(inputs)
	if (locale === "cs") return __cs.bad_option(inputs)
	if (locale === "fr") return __fr.bad_option(inputs)
	return __en.bad_option(inputs)
});
/**
* | output |
* | --- |
* | "{option} is {values}, not “{typed}”." |
*
* @param {Bad_Option_ValueInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const bad_option_value = /** @type {((inputs: Bad_Option_ValueInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bad_Option_ValueInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.bad_option_value(inputs)
	if (locale === "ru") return __ru.bad_option_value(inputs)
	if (locale === "cs") return __cs.bad_option_value(inputs)
	if (locale === "fr") return __fr.bad_option_value(inputs)
	return __en.bad_option_value(inputs)
});
/**
* | output |
* | --- |
* | "“{typed}” cannot play: {fewest} to {most} can." |
*
* @param {Bad_PlayersInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const bad_players = /** @type {((inputs: Bad_PlayersInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bad_PlayersInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.bad_players(inputs)
	if (locale === "ru") return __ru.bad_players(inputs)
	if (locale === "cs") return __cs.bad_players(inputs)
	if (locale === "fr") return __fr.bad_players(inputs)
	return __en.bad_players(inputs)
});
/**
* | output |
* | --- |
* | "“{typed}” cannot play: {fewest} to {most} can, {leviathan} with Leviathan." |
*
* @param {Bad_Players_MoreInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const bad_players_more = /** @type {((inputs: Bad_Players_MoreInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bad_Players_MoreInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.bad_players_more(inputs)
	if (locale === "ru") return __ru.bad_players_more(inputs)
	if (locale === "cs") return __cs.bad_players_more(inputs)
	if (locale === "fr") return __fr.bad_players_more(inputs)
	return __en.bad_players_more(inputs)
});
/**
* | output |
* | --- |
* | "There are no rules called “{typed}”: there are {names}." |
*
* @param {Bad_PresetInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const bad_preset = /** @type {((inputs: Bad_PresetInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bad_PresetInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.bad_preset(inputs)
	if (locale === "ru") return __ru.bad_preset(inputs)
	if (locale === "cs") return __cs.bad_preset(inputs)
	if (locale === "fr") return __fr.bad_preset(inputs)
	return __en.bad_preset(inputs)
});
/**
* | output |
* | --- |
* | "A seed is a whole number from 0 to {most}, not “{typed}”." |
*
* @param {Bad_SeedInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const bad_seed = /** @type {((inputs: Bad_SeedInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bad_SeedInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.bad_seed(inputs)
	if (locale === "ru") return __ru.bad_seed(inputs)
	if (locale === "cs") return __cs.bad_seed(inputs)
	if (locale === "fr") return __fr.bad_seed(inputs)
	return __en.bad_seed(inputs)
});
/**
* | output |
* | --- |
* | "{flag} wants a value after it." |
*
* @param {Bad_ValueInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const bad_value = /** @type {((inputs: Bad_ValueInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bad_ValueInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.bad_value(inputs)
	if (locale === "ru") return __ru.bad_value(inputs)
	if (locale === "cs") return __cs.bad_value(inputs)
	if (locale === "fr") return __fr.bad_value(inputs)
	return __en.bad_value(inputs)
});
/**
* | output |
* | --- |
* | "“{word}” is no flag: flags begin with two dashes." |
*
* @param {Bad_WordInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const bad_word = /** @type {((inputs: Bad_WordInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bad_WordInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.bad_word(inputs)
	if (locale === "ru") return __ru.bad_word(inputs)
	if (locale === "cs") return __cs.bad_word(inputs)
	if (locale === "fr") return __fr.bad_word(inputs)
	return __en.bad_word(inputs)
});
/**
* | output |
* | --- |
* | "a demonstration" |
*
* @param {DemonstrationInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const demonstration = /** @type {((inputs?: DemonstrationInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<DemonstrationInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.demonstration(inputs)
	if (locale === "ru") return __ru.demonstration(inputs)
	if (locale === "cs") return __cs.demonstration(inputs)
	if (locale === "fr") return __fr.demonstration(inputs)
	return __en.demonstration(inputs)
});
/**
* | output |
* | --- |
* | "There is no terminal to ask anybody, so bots play. In a terminal {command} lets you play; {help} says more." |
*
* @param {Demonstration_WhyInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const demonstration_why = /** @type {((inputs: Demonstration_WhyInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Demonstration_WhyInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.demonstration_why(inputs)
	if (locale === "ru") return __ru.demonstration_why(inputs)
	if (locale === "cs") return __cs.demonstration_why(inputs)
	if (locale === "fr") return __fr.demonstration_why(inputs)
	return __en.demonstration_why(inputs)
});
/**
* | output |
* | --- |
* | "it is not allowed" |
*
* @param {Error_AccessInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const error_access = /** @type {((inputs?: Error_AccessInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_AccessInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.error_access(inputs)
	if (locale === "ru") return __ru.error_access(inputs)
	if (locale === "cs") return __cs.error_access(inputs)
	if (locale === "fr") return __fr.error_access(inputs)
	return __en.error_access(inputs)
});
/**
* | output |
* | --- |
* | "it is a folder" |
*
* @param {Error_FolderInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const error_folder = /** @type {((inputs?: Error_FolderInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_FolderInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.error_folder(inputs)
	if (locale === "ru") return __ru.error_folder(inputs)
	if (locale === "cs") return __cs.error_folder(inputs)
	if (locale === "fr") return __fr.error_folder(inputs)
	return __en.error_folder(inputs)
});
/**
* | output |
* | --- |
* | "the disk is full" |
*
* @param {Error_FullInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const error_full = /** @type {((inputs?: Error_FullInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_FullInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.error_full(inputs)
	if (locale === "ru") return __ru.error_full(inputs)
	if (locale === "cs") return __cs.error_full(inputs)
	if (locale === "fr") return __fr.error_full(inputs)
	return __en.error_full(inputs)
});
/**
* | output |
* | --- |
* | "there is no such file or folder" |
*
* @param {Error_MissingInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const error_missing = /** @type {((inputs?: Error_MissingInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_MissingInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.error_missing(inputs)
	if (locale === "ru") return __ru.error_missing(inputs)
	if (locale === "cs") return __cs.error_missing(inputs)
	if (locale === "fr") return __fr.error_missing(inputs)
	return __en.error_missing(inputs)
});
/**
* | output |
* | --- |
* | "something is wrong with it ({code})" |
*
* @param {Error_OtherInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const error_other = /** @type {((inputs: Error_OtherInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_OtherInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.error_other(inputs)
	if (locale === "ru") return __ru.error_other(inputs)
	if (locale === "cs") return __cs.error_other(inputs)
	if (locale === "fr") return __fr.error_other(inputs)
	return __en.error_other(inputs)
});
/**
* | output |
* | --- |
* | "a part of its path is no folder" |
*
* @param {Error_PathInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const error_path = /** @type {((inputs?: Error_PathInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_PathInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.error_path(inputs)
	if (locale === "ru") return __ru.error_path(inputs)
	if (locale === "cs") return __cs.error_path(inputs)
	if (locale === "fr") return __fr.error_path(inputs)
	return __en.error_path(inputs)
});
/**
* | output |
* | --- |
* | "nothing can be written there" |
*
* @param {Error_Read_OnlyInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const error_read_only = /** @type {((inputs?: Error_Read_OnlyInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Read_OnlyInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.error_read_only(inputs)
	if (locale === "ru") return __ru.error_read_only(inputs)
	if (locale === "cs") return __cs.error_read_only(inputs)
	if (locale === "fr") return __fr.error_read_only(inputs)
	return __en.error_read_only(inputs)
});
/**
* | output |
* | --- |
* | "“{file}” holds no whole game: line {line} does not fit." |
*
* @param {File_Bad_LineInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const file_bad_line = /** @type {((inputs: File_Bad_LineInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<File_Bad_LineInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.file_bad_line(inputs)
	if (locale === "ru") return __ru.file_bad_line(inputs)
	if (locale === "cs") return __cs.file_bad_line(inputs)
	if (locale === "fr") return __fr.file_bad_line(inputs)
	return __en.file_bad_line(inputs)
});
/**
* | output |
* | --- |
* | "“{file}” holds no game of this table." |
*
* @param {File_No_GameInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const file_no_game = /** @type {((inputs: File_No_GameInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<File_No_GameInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.file_no_game(inputs)
	if (locale === "ru") return __ru.file_no_game(inputs)
	if (locale === "cs") return __cs.file_no_game(inputs)
	if (locale === "fr") return __fr.file_no_game(inputs)
	return __en.file_no_game(inputs)
});
/**
* | output |
* | --- |
* | "“{file}” cannot be read: {why}." |
*
* @param {File_UnreadableInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const file_unreadable = /** @type {((inputs: File_UnreadableInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<File_UnreadableInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.file_unreadable(inputs)
	if (locale === "ru") return __ru.file_unreadable(inputs)
	if (locale === "cs") return __cs.file_unreadable(inputs)
	if (locale === "fr") return __fr.file_unreadable(inputs)
	return __en.file_unreadable(inputs)
});
/**
* | output |
* | --- |
* | "“{file}” cannot be written: {why}." |
*
* @param {File_UnwritableInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const file_unwritable = /** @type {((inputs: File_UnwritableInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<File_UnwritableInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.file_unwritable(inputs)
	if (locale === "ru") return __ru.file_unwritable(inputs)
	if (locale === "cs") return __cs.file_unwritable(inputs)
	if (locale === "fr") return __fr.file_unwritable(inputs)
	return __en.file_unwritable(inputs)
});
/**
* | output |
* | --- |
* | "Final score" |
*
* @param {Final_ScoreInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const final_score = /** @type {((inputs?: Final_ScoreInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Final_ScoreInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.final_score(inputs)
	if (locale === "ru") return __ru.final_score(inputs)
	if (locale === "cs") return __cs.final_score(inputs)
	if (locale === "fr") return __fr.final_score(inputs)
	return __en.final_score(inputs)
});
/**
* | output |
* | --- |
* | "{flag} takes no value." |
*
* @param {Flag_Without_ValueInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const flag_without_value = /** @type {((inputs: Flag_Without_ValueInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Flag_Without_ValueInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.flag_without_value(inputs)
	if (locale === "ru") return __ru.flag_without_value(inputs)
	if (locale === "cs") return __cs.flag_without_value(inputs)
	if (locale === "fr") return __fr.flag_without_value(inputs)
	return __en.flag_without_value(inputs)
});
/**
* | output |
* | --- |
* | "Going on with “{file}”." |
*
* @param {Going_OnInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const going_on = /** @type {((inputs: Going_OnInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Going_OnInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.going_on(inputs)
	if (locale === "ru") return __ru.going_on(inputs)
	if (locale === "cs") return __cs.going_on(inputs)
	if (locale === "fr") return __fr.going_on(inputs)
	return __en.going_on(inputs)
});
/**
* | output |
* | --- |
* | "Goodbye." |
*
* @param {GoodbyeInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const goodbye = /** @type {((inputs?: GoodbyeInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<GoodbyeInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.goodbye(inputs)
	if (locale === "ru") return __ru.goodbye(inputs)
	if (locale === "cs") return __cs.goodbye(inputs)
	if (locale === "fr") return __fr.goodbye(inputs)
	return __en.goodbye(inputs)
});
/**
* | output |
* | --- |
* | "Enter takes what stands in brackets; “{quit}” leaves." |
*
* @param {Help_BeforeInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const help_before = /** @type {((inputs: Help_BeforeInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Help_BeforeInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.help_before(inputs)
	if (locale === "ru") return __ru.help_before(inputs)
	if (locale === "cs") return __cs.help_before(inputs)
	if (locale === "fr") return __fr.help_before(inputs)
	return __en.help_before(inputs)
});
/**
* | output |
* | --- |
* | "The input has ended, and so has the game. Goodbye." |
*
* @param {Input_EndedInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const input_ended = /** @type {((inputs?: Input_EndedInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Input_EndedInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.input_ended(inputs)
	if (locale === "ru") return __ru.input_ended(inputs)
	if (locale === "cs") return __cs.input_ended(inputs)
	if (locale === "fr") return __fr.input_ended(inputs)
	return __en.input_ended(inputs)
});
/**
* | output |
* | --- |
* | "The game is kept in {place}." |
*
* @param {KeptInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const kept = /** @type {((inputs: KeptInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<KeptInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.kept(inputs)
	if (locale === "ru") return __ru.kept(inputs)
	if (locale === "cs") return __cs.kept(inputs)
	if (locale === "fr") return __fr.kept(inputs)
	return __en.kept(inputs)
});
/**
* | output |
* | --- |
* | "last round" |
*
* @param {Last_RoundInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const last_round = /** @type {((inputs?: Last_RoundInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Last_RoundInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.last_round(inputs)
	if (locale === "ru") return __ru.last_round(inputs)
	if (locale === "cs") return __cs.last_round(inputs)
	if (locale === "fr") return __fr.last_round(inputs)
	return __en.last_round(inputs)
});
/**
* | output |
* | --- |
* | "Leave the game? {yes}, {no}, or {save} FILE [{no}]" |
*
* @param {LeaveInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const leave = /** @type {((inputs: LeaveInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<LeaveInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.leave(inputs)
	if (locale === "ru") return __ru.leave(inputs)
	if (locale === "cs") return __cs.leave(inputs)
	if (locale === "fr") return __fr.leave(inputs)
	return __en.leave(inputs)
});
/**
* | output |
* | --- |
* | "So a new game begins." |
*
* @param {New_InsteadInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const new_instead = /** @type {((inputs?: New_InsteadInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<New_InsteadInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.new_instead(inputs)
	if (locale === "ru") return __ru.new_instead(inputs)
	if (locale === "cs") return __cs.new_instead(inputs)
	if (locale === "fr") return __fr.new_instead(inputs)
	return __en.new_instead(inputs)
});
/**
* | output |
* | --- |
* | "Nothing was written." |
*
* @param {Not_WrittenInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const not_written = /** @type {((inputs?: Not_WrittenInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Not_WrittenInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.not_written(inputs)
	if (locale === "ru") return __ru.not_written(inputs)
	if (locale === "cs") return __cs.not_written(inputs)
	if (locale === "fr") return __fr.not_written(inputs)
	return __en.not_written(inputs)
});
/**
* | output |
* | --- |
* | "“{file}” is there already. Overwrite it? [{yes}/{no}]" |
*
* @param {OverwriteInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const overwrite = /** @type {((inputs: OverwriteInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<OverwriteInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.overwrite(inputs)
	if (locale === "ru") return __ru.overwrite(inputs)
	if (locale === "cs") return __cs.overwrite(inputs)
	if (locale === "fr") return __fr.overwrite(inputs)
	return __en.overwrite(inputs)
});
/**
* | output |
* | --- |
* | "Say which file: for example “{example}”." |
*
* @param {Say_FileInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const say_file = /** @type {((inputs: Say_FileInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Say_FileInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.say_file(inputs)
	if (locale === "ru") return __ru.say_file(inputs)
	if (locale === "cs") return __cs.say_file(inputs)
	if (locale === "fr") return __fr.say_file(inputs)
	return __en.say_file(inputs)
});
/**
* | output |
* | --- |
* | "Type {command} to see what can be said." |
*
* @param {See_HelpInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const see_help = /** @type {((inputs: See_HelpInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<See_HelpInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.see_help(inputs)
	if (locale === "ru") return __ru.see_help(inputs)
	if (locale === "cs") return __cs.see_help(inputs)
	if (locale === "fr") return __fr.see_help(inputs)
	return __en.see_help(inputs)
});
/**
* | output |
* | --- |
* | "From now on in English." |
*
* @param {SpeaksInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const speaks = /** @type {((inputs?: SpeaksInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<SpeaksInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.speaks(inputs)
	if (locale === "ru") return __ru.speaks(inputs)
	if (locale === "cs") return __cs.speaks(inputs)
	if (locale === "fr") return __fr.speaks(inputs)
	return __en.speaks(inputs)
});
/**
* | countPlural | output |
* | --- | --- |
* | "one" | "The game took {count} turn." |
* | "other" | "The game took {count} turns." |
*
* @param {TookInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const took = /** @type {((inputs: TookInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<TookInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.took(inputs)
	if (locale === "ru") return __ru.took(inputs)
	if (locale === "cs") return __cs.took(inputs)
	if (locale === "fr") return __fr.took(inputs)
	return __en.took(inputs)
});
/**
* | output |
* | --- |
* | "Your last decision is taken back." |
*
* @param {UndoneInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const undone = /** @type {((inputs?: UndoneInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<UndoneInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.undone(inputs)
	if (locale === "ru") return __ru.undone(inputs)
	if (locale === "cs") return __cs.undone(inputs)
	if (locale === "fr") return __fr.undone(inputs)
	return __en.undone(inputs)
});
/**
* | output |
* | --- |
* | "who plays against you, with commas, the weakest first: {levels}; with a character after a colon ({example}): {characters}" |
*
* @param {Usage_BotsInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_bots = /** @type {((inputs: Usage_BotsInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_BotsInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_bots(inputs)
	if (locale === "ru") return __ru.usage_bots(inputs)
	if (locale === "cs") return __cs.usage_bots(inputs)
	if (locale === "fr") return __fr.usage_bots(inputs)
	return __en.usage_bots(inputs)
});
/**
* | output |
* | --- |
* | "no colours; NO_COLOR in the environment does the same" |
*
* @param {Usage_ColourInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_colour = /** @type {((inputs?: Usage_ColourInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_ColourInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_colour(inputs)
	if (locale === "ru") return __ru.usage_colour(inputs)
	if (locale === "cs") return __cs.usage_colour(inputs)
	if (locale === "fr") return __fr.usage_colour(inputs)
	return __en.usage_colour(inputs)
});
/**
* | output |
* | --- |
* | "Without a terminal, bots play a demonstration game." |
*
* @param {Usage_DemonstrationInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_demonstration = /** @type {((inputs?: Usage_DemonstrationInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_DemonstrationInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_demonstration(inputs)
	if (locale === "ru") return __ru.usage_demonstration(inputs)
	if (locale === "cs") return __cs.usage_demonstration(inputs)
	if (locale === "fr") return __fr.usage_demonstration(inputs)
	return __en.usage_demonstration(inputs)
});
/**
* | output |
* | --- |
* | "{names}, or both with a comma; else none" |
*
* @param {Usage_ExpansionsInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_expansions = /** @type {((inputs: Usage_ExpansionsInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_ExpansionsInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_expansions(inputs)
	if (locale === "ru") return __ru.usage_expansions(inputs)
	if (locale === "cs") return __cs.usage_expansions(inputs)
	if (locale === "fr") return __fr.usage_expansions(inputs)
	return __en.usage_expansions(inputs)
});
/**
* | output |
* | --- |
* | "flags answer those questions in advance" |
*
* @param {Usage_FlagsInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_flags = /** @type {((inputs?: Usage_FlagsInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_FlagsInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_flags(inputs)
	if (locale === "ru") return __ru.usage_flags(inputs)
	if (locale === "cs") return __cs.usage_flags(inputs)
	if (locale === "fr") return __fr.usage_flags(inputs)
	return __en.usage_flags(inputs)
});
/**
* | output |
* | --- |
* | "the whole table with every question, not once a turn" |
*
* @param {Usage_FullInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_full = /** @type {((inputs?: Usage_FullInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_FullInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_full(inputs)
	if (locale === "ru") return __ru.usage_full(inputs)
	if (locale === "cs") return __cs.usage_full(inputs)
	if (locale === "fr") return __fr.usage_full(inputs)
	return __en.usage_full(inputs)
});
/**
* | output |
* | --- |
* | "this page" |
*
* @param {Usage_HelpInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_help = /** @type {((inputs?: Usage_HelpInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_HelpInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_help(inputs)
	if (locale === "ru") return __ru.usage_help(inputs)
	if (locale === "cs") return __cs.usage_help(inputs)
	if (locale === "fr") return __fr.usage_help(inputs)
	return __en.usage_help(inputs)
});
/**
* | output |
* | --- |
* | "the language: {languages}" |
*
* @param {Usage_LanguageInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_language = /** @type {((inputs: Usage_LanguageInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_LanguageInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_language(inputs)
	if (locale === "ru") return __ru.usage_language(inputs)
	if (locale === "cs") return __cs.usage_language(inputs)
	if (locale === "fr") return __fr.usage_language(inputs)
	return __en.usage_language(inputs)
});
/**
* | output |
* | --- |
* | "go on with a saved game" |
*
* @param {Usage_LoadInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_load = /** @type {((inputs?: Usage_LoadInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_LoadInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_load(inputs)
	if (locale === "ru") return __ru.usage_load(inputs)
	if (locale === "cs") return __cs.usage_load(inputs)
	if (locale === "fr") return __fr.usage_load(inputs)
	return __en.usage_load(inputs)
});
/**
* | output |
* | --- |
* | "do not show what lies face down, even if everybody saw it" |
*
* @param {Usage_MemoryInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_memory = /** @type {((inputs?: Usage_MemoryInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_MemoryInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_memory(inputs)
	if (locale === "ru") return __ru.usage_memory(inputs)
	if (locale === "cs") return __cs.usage_memory(inputs)
	if (locale === "fr") return __fr.usage_memory(inputs)
	return __en.usage_memory(inputs)
});
/**
* | output |
* | --- |
* | "what you are called" |
*
* @param {Usage_NameInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_name = /** @type {((inputs?: Usage_NameInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_NameInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_name(inputs)
	if (locale === "ru") return __ru.usage_name(inputs)
	if (locale === "cs") return __cs.usage_name(inputs)
	if (locale === "fr") return __fr.usage_name(inputs)
	return __en.usage_name(inputs)
});
/**
* | output |
* | --- |
* | "one of those rules by itself, as often as you like" |
*
* @param {Usage_OptionInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_option = /** @type {((inputs?: Usage_OptionInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_OptionInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_option(inputs)
	if (locale === "ru") return __ru.usage_option(inputs)
	if (locale === "cs") return __cs.usage_option(inputs)
	if (locale === "fr") return __fr.usage_option(inputs)
	return __en.usage_option(inputs)
});
/**
* | output |
* | --- |
* | "asks what it needs to know, then you play" |
*
* @param {Usage_PlainInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_plain = /** @type {((inputs?: Usage_PlainInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_PlainInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_plain(inputs)
	if (locale === "ru") return __ru.usage_plain(inputs)
	if (locale === "cs") return __cs.usage_plain(inputs)
	if (locale === "fr") return __fr.usage_plain(inputs)
	return __en.usage_plain(inputs)
});
/**
* | output |
* | --- |
* | "{fewest} to {most}, you included; {leviathan} with Leviathan" |
*
* @param {Usage_PlayersInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_players = /** @type {((inputs: Usage_PlayersInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_PlayersInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_players(inputs)
	if (locale === "ru") return __ru.usage_players(inputs)
	if (locale === "cs") return __cs.usage_players(inputs)
	if (locale === "fr") return __fr.usage_players(inputs)
	return __en.usage_players(inputs)
});
/**
* | output |
* | --- |
* | "the rules in doubtful cases: {names}" |
*
* @param {Usage_PresetInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_preset = /** @type {((inputs: Usage_PresetInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_PresetInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_preset(inputs)
	if (locale === "ru") return __ru.usage_preset(inputs)
	if (locale === "cs") return __cs.usage_preset(inputs)
	if (locale === "fr") return __fr.usage_preset(inputs)
	return __en.usage_preset(inputs)
});
/**
* | output |
* | --- |
* | "read your answers from standard input, terminal or not" |
*
* @param {Usage_ScriptInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_script = /** @type {((inputs?: Usage_ScriptInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_ScriptInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_script(inputs)
	if (locale === "ru") return __ru.usage_script(inputs)
	if (locale === "cs") return __cs.usage_script(inputs)
	if (locale === "fr") return __fr.usage_script(inputs)
	return __en.usage_script(inputs)
});
/**
* | output |
* | --- |
* | "the same luck again" |
*
* @param {Usage_SeedInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_seed = /** @type {((inputs?: Usage_SeedInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_SeedInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_seed(inputs)
	if (locale === "ru") return __ru.usage_seed(inputs)
	if (locale === "cs") return __cs.usage_seed(inputs)
	if (locale === "fr") return __fr.usage_seed(inputs)
	return __en.usage_seed(inputs)
});
/**
* | output |
* | --- |
* | "Hadal: a table for the board game Abyss, in your terminal." |
*
* @param {Usage_TitleInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const usage_title = /** @type {((inputs?: Usage_TitleInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Usage_TitleInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.usage_title(inputs)
	if (locale === "ru") return __ru.usage_title(inputs)
	if (locale === "cs") return __cs.usage_title(inputs)
	if (locale === "fr") return __fr.usage_title(inputs)
	return __en.usage_title(inputs)
});
/**
* | output |
* | --- |
* | "A table for the board game Abyss. Type “{help}” whenever you are asked something." |
*
* @param {WelcomeInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const welcome = /** @type {((inputs: WelcomeInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<WelcomeInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.welcome(inputs)
	if (locale === "ru") return __ru.welcome(inputs)
	if (locale === "cs") return __cs.welcome(inputs)
	if (locale === "fr") return __fr.welcome(inputs)
	return __en.welcome(inputs)
});
/**
* | output |
* | --- |
* | "both, all" |
*
* @param {Word_BothInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const word_both = /** @type {((inputs?: Word_BothInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Word_BothInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.word_both(inputs)
	if (locale === "ru") return __ru.word_both(inputs)
	if (locale === "cs") return __cs.word_both(inputs)
	if (locale === "fr") return __fr.word_both(inputs)
	return __en.word_both(inputs)
});
/**
* | output |
* | --- |
* | "no, n" |
*
* @param {Word_NoInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const word_no = /** @type {((inputs?: Word_NoInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Word_NoInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.word_no(inputs)
	if (locale === "ru") return __ru.word_no(inputs)
	if (locale === "cs") return __cs.word_no(inputs)
	if (locale === "fr") return __fr.word_no(inputs)
	return __en.word_no(inputs)
});
/**
* | output |
* | --- |
* | "none, no, base" |
*
* @param {Word_NoneInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const word_none = /** @type {((inputs?: Word_NoneInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Word_NoneInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.word_none(inputs)
	if (locale === "ru") return __ru.word_none(inputs)
	if (locale === "cs") return __cs.word_none(inputs)
	if (locale === "fr") return __fr.word_none(inputs)
	return __en.word_none(inputs)
});
/**
* | output |
* | --- |
* | "yes, y" |
*
* @param {Word_YesInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const word_yes = /** @type {((inputs?: Word_YesInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Word_YesInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.word_yes(inputs)
	if (locale === "ru") return __ru.word_yes(inputs)
	if (locale === "cs") return __cs.word_yes(inputs)
	if (locale === "fr") return __fr.word_yes(inputs)
	return __en.word_yes(inputs)
});
/**
* | output |
* | --- |
* | "Type {yes}, {no}, or {save} and the name of a file." |
*
* @param {Yes_Or_NoInputs} inputs
* @param {{ locale?: "en" | "uk" | "ru" | "cs" | "fr" }} options
* @returns {LocalizedString}
*/
export const yes_or_no = /** @type {((inputs: Yes_Or_NoInputs, options?: { locale?: "en" | "uk" | "ru" | "cs" | "fr" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Yes_Or_NoInputs, { locale?: "en" | "uk" | "ru" | "cs" | "fr" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "uk") return __uk.yes_or_no(inputs)
	if (locale === "ru") return __ru.yes_or_no(inputs)
	if (locale === "cs") return __cs.yes_or_no(inputs)
	if (locale === "fr") return __fr.yes_or_no(inputs)
	return __en.yes_or_no(inputs)
});