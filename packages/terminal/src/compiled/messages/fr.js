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
	return /** @type {LocalizedString} */ (`Une autre partie ? ${i?.yes}, ${i?.no}, ou ${i?.save} FICHIER [${i?.no}] `)
};

export const ask_bots = /** @type {(inputs: Ask_BotsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Quels bots, ${i?.names} ? Un pour tous, ou un pour chacun.`)
};

export const ask_expansions = /** @type {(inputs: Ask_ExpansionsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Quelles extensions, ${i?.names} ? Une, les deux ou aucune.`)
};

export const ask_name = /** @type {(inputs: Ask_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quel est votre nom ?`)
};

export const ask_players = /** @type {(inputs: Ask_PlayersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Combien de joueurs, de ${i?.fewest} à ${i?.most}, vous compris ?`)
};

export const ask_preset = /** @type {(inputs: Ask_PresetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Quelles règles dans les cas douteux, ${i?.names} ?`)
};

export const at_table = /** @type {(inputs: At_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`À la table : ${i?.names}. ${i?.game}. La même chance : --seed ${i?.seed}.`)
};

export const bad_bot = /** @type {(inputs: Bad_BotInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il n’y a pas de bot « ${i?.typed} » : il y a ${i?.names}.`)
};

export const bad_expansion = /** @type {(inputs: Bad_ExpansionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il n’y a pas d’extension « ${i?.typed} » : il y a ${i?.names}, ou aucune.`)
};

export const bad_flag = /** @type {(inputs: Bad_FlagInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`L’option ${i?.flag} n’existe pas.`)
};

export const bad_language = /** @type {(inputs: Bad_LanguageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il n’y a pas de langue « ${i?.typed} » : il y a ${i?.languages}.`)
};

export const bad_name = /** @type {(inputs: Bad_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un nom demande au moins une lettre.`)
};

export const bad_option = /** @type {(inputs: Bad_OptionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il n’y a pas d’option de table « ${i?.typed} » : il y a ${i?.names}.`)
};

export const bad_option_value = /** @type {(inputs: Bad_Option_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.option} vaut ${i?.values}, pas « ${i?.typed} ».`)
};

export const bad_players = /** @type {(inputs: Bad_PlayersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`« ${i?.typed} » ne peuvent pas jouer : de ${i?.fewest} à ${i?.most} le peuvent.`)
};

export const bad_players_more = /** @type {(inputs: Bad_Players_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`« ${i?.typed} » ne peuvent pas jouer : de ${i?.fewest} à ${i?.most}, ${i?.leviathan} avec Léviathan.`)
};

export const bad_preset = /** @type {(inputs: Bad_PresetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il n’y a pas de règles « ${i?.typed} » : il y a ${i?.names}.`)
};

export const bad_seed = /** @type {(inputs: Bad_SeedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Une graine est un entier de 0 à ${i?.most}, pas « ${i?.typed} ».`)
};

export const bad_value = /** @type {(inputs: Bad_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.flag} attend une valeur.`)
};

export const bad_word = /** @type {(inputs: Bad_WordInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`« ${i?.word} » n’est pas une option : elles commencent par deux tirets.`)
};

export const demonstration = /** @type {(inputs: DemonstrationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`démonstration`)
};

export const demonstration_why = /** @type {(inputs: Demonstration_WhyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Aucun terminal pour interroger quelqu’un : des bots jouent. Dans un terminal, ${i?.command} vous fait jouer ; ${i?.help} en dit plus.`)
};

export const error_access = /** @type {(inputs: Error_AccessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ce n’est pas permis`)
};

export const error_folder = /** @type {(inputs: Error_FolderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`c’est un dossier`)
};

export const error_full = /** @type {(inputs: Error_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`le disque est plein`)
};

export const error_missing = /** @type {(inputs: Error_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ce fichier ou dossier n’existe pas`)
};

export const error_other = /** @type {(inputs: Error_OtherInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`quelque chose ne va pas (${i?.code})`)
};

export const error_path = /** @type {(inputs: Error_PathInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`une partie du chemin n’est pas un dossier`)
};

export const error_read_only = /** @type {(inputs: Error_Read_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`rien ne peut y être écrit`)
};

export const file_bad_line = /** @type {(inputs: File_Bad_LineInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`« ${i?.file} » ne contient pas de partie entière : la ligne ${i?.line} ne va pas.`)
};

export const file_no_game = /** @type {(inputs: File_No_GameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`« ${i?.file} » ne contient aucune partie de cette table.`)
};

export const file_unreadable = /** @type {(inputs: File_UnreadableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`« ${i?.file} » est illisible : ${i?.why}.`)
};

export const file_unwritable = /** @type {(inputs: File_UnwritableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`« ${i?.file} » ne peut être écrit : ${i?.why}.`)
};

export const final_score = /** @type {(inputs: Final_ScoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Score final`)
};

export const flag_without_value = /** @type {(inputs: Flag_Without_ValueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.flag} ne prend pas de valeur.`)
};

export const going_on = /** @type {(inputs: Going_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Reprise de « ${i?.file} ».`)
};

export const goodbye = /** @type {(inputs: GoodbyeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Au revoir.`)
};

export const help_before = /** @type {(inputs: Help_BeforeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Entrée accepte ce qui est entre crochets ; « ${i?.quit} » pour partir.`)
};

export const input_ended = /** @type {(inputs: Input_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’entrée est finie, et la partie avec elle. Au revoir.`)
};

export const kept = /** @type {(inputs: KeptInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La partie est gardée dans ${i?.place}.`)
};

export const last_round = /** @type {(inputs: Last_RoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`dernier tour de table`)
};

export const leave = /** @type {(inputs: LeaveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Quitter la partie ? ${i?.yes}, ${i?.no}, ou ${i?.save} FICHIER [${i?.no}] `)
};

export const new_instead = /** @type {(inputs: New_InsteadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une nouvelle partie commence donc.`)
};

export const not_written = /** @type {(inputs: Not_WrittenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’a été écrit.`)
};

export const overwrite = /** @type {(inputs: OverwriteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`« ${i?.file} » existe déjà. L’écraser ? [${i?.yes}/${i?.no}] `)
};

export const say_file = /** @type {(inputs: Say_FileInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Dites quel fichier : par exemple « ${i?.example} ».`)
};

export const see_help = /** @type {(inputs: See_HelpInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tapez ${i?.command} pour voir ce qui peut se dire.`)
};

export const speaks = /** @type {(inputs: SpeaksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Désormais en français.`)
};

export const took = /** @type {(inputs: TookInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`La partie a duré ${i?.count} tour.`);
	if (countPlural === "many") return /** @type {LocalizedString} */ (`La partie a duré ${i?.count} tours.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`La partie a duré ${i?.count} tours.`);
	return /** @type {LocalizedString} */ ("took");
};

export const undone = /** @type {(inputs: UndoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre dernière décision est annulée.`)
};

export const usage_bots = /** @type {(inputs: Usage_BotsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`vos adversaires, avec des virgules, du plus faible au plus fort : ${i?.levels} ; un caractère après deux-points (${i?.example}) : ${i?.characters}`)
};

export const usage_colour = /** @type {(inputs: Usage_ColourInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`sans couleurs ; la variable NO_COLOR fait de même`)
};

export const usage_demonstration = /** @type {(inputs: Usage_DemonstrationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sans terminal, des bots jouent une partie de démonstration.`)
};

export const usage_expansions = /** @type {(inputs: Usage_ExpansionsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.names}, ou les deux avec une virgule ; sinon aucune`)
};

export const usage_flags = /** @type {(inputs: Usage_FlagsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`les options y répondent d’avance`)
};

export const usage_full = /** @type {(inputs: Usage_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`toute la table à chaque question, pas une fois par tour`)
};

export const usage_help = /** @type {(inputs: Usage_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`cette page`)
};

export const usage_language = /** @type {(inputs: Usage_LanguageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`la langue : ${i?.languages}`)
};

export const usage_load = /** @type {(inputs: Usage_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`reprendre une partie enregistrée`)
};

export const usage_memory = /** @type {(inputs: Usage_MemoryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ne pas montrer ce qui est face cachée, même vu de tous`)
};

export const usage_name = /** @type {(inputs: Usage_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`votre nom`)
};

export const usage_option = /** @type {(inputs: Usage_OptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`une de ces règles à part, autant de fois que voulu`)
};

export const usage_plain = /** @type {(inputs: Usage_PlainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`demande ce qu’il faut, puis vous jouez`)
};

export const usage_players = /** @type {(inputs: Usage_PlayersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`de ${i?.fewest} à ${i?.most}, vous compris ; ${i?.leviathan} avec Léviathan`)
};

export const usage_preset = /** @type {(inputs: Usage_PresetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`les règles dans les cas douteux : ${i?.names}`)
};

export const usage_script = /** @type {(inputs: Usage_ScriptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`lire les réponses sur l’entrée standard, terminal ou non`)
};

export const usage_seed = /** @type {(inputs: Usage_SeedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`la même chance à nouveau`)
};

export const usage_title = /** @type {(inputs: Usage_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hadal : une table pour le jeu Abyss, dans votre terminal.`)
};

export const welcome = /** @type {(inputs: WelcomeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Une table pour le jeu Abyss. Tapez « ${i?.help} » à toute question.`)
};

export const word_both = /** @type {(inputs: Word_BothInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`les deux, toutes, deux`)
};

export const word_no = /** @type {(inputs: Word_NoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`non, n`)
};

export const word_none = /** @type {(inputs: Word_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`aucune, non, base`)
};

export const word_yes = /** @type {(inputs: Word_YesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`oui, o`)
};

export const yes_or_no = /** @type {(inputs: Yes_Or_NoInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tapez ${i?.yes}, ${i?.no}, ou ${i?.save} et le nom d’un fichier.`)
};