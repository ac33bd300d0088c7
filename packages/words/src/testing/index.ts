// What tests of other packages may use: games by chance, and what is wrong with a text.
export { copyOf, everySetup, Law, playByChance, questionAt, randomFrom } from './chance.ts'
export { BROKEN, isForeign, NAMES, type Played, playByChance as playWholeGames } from './texts.ts'
