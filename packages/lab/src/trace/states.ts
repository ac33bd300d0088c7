/**
 * The states of a recorded game, and the questions of ours that wait in them.
 *
 * A state without questions is the middle of one of our decisions: there we wait where we were.
 */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  revealMonsterToken: ['reveal a monster token'],
  chooseRevealReward: ['reveal a monster token'],
  chooseCouncilStackMonsterToken: ['take a stack'],
  plotAtCourt: ['take your turn', 'go on with your turn'],
  action: ['take your turn', 'go on with your turn'],
  secondStack: ['take a second stack'],
  purchase: ['buy the ally'],
  postpurchaseDiscard: ['discard down to a limit'],
  cleanupDiscard: ['discard down to a limit'],
  explore: [
    'take the ally or explore on',
    'fight the monster or explore on',
    'fight a leviathan or explore on',
  ],
  explore3: ['fight a leviathan or explore on'],
  chooseMonsterReward: ['choose a reward'],
  placeKraken: ['place a kraken'],
  affiliate: ['affiliate an ally'],
  control: ['control a location'],
  controlPostDraw: ['choose a drawn location'],
  locationEffectBlackSmokers: ['exchange the location for one of the deck'],
  fillSanctuary: ['search the sanctuary'],
  unusedLords: ['end your turn'],
  martialLaw: ['martial law'],
  lord2: ['discard an ally'],
  lord4: ['choose a lord to disable'],
  lord5: ['discard down to a limit'],
  lord7: ['choose whom to rob of a token'],
  lord16: ['take a stack'],
  lord19: ['give a location'],
  lord22: ['recruit a second lord'],
  lord23: ['dismiss a lord for one of the court'],
  lord23b: ['choose the lord in return'],
  lord26: ['dismiss a lord for the top of the deck'],
  lord104: ['choose who gets a nebulis'],
  lord112: ['take an ally from the discard pile'],
  lord114: ['name a race'],
  lord114multi: ['discard an affiliated ally'],
  lord116: ['free a lord'],
  lord202: ['choose who adds a leviathan'],
  lord206: ['fight a leviathan at once'],
  lord208: ['choose a leviathan to harm'],
  lord210: ['place a leviathan'],
  chooseLeviathanToFight: ['choose a leviathan to fight'],
  chooseAllyToFight: ['choose an ally for the fight'],
  increaseAttackPower: ['add pearls to the attack'],
  chooseFightReward: ['split the tokens'],
  chooseFightAgain: ['attack the leviathan again', 'fight a second leviathan'],
  applyLeviathanDamage: ['discard allies to a leviathan', 'discard a lord to a leviathan'],
}

/** Where a lord, a power or a sentinel has been chosen there, but nothing has happened yet. */
const HALFWAY = ['recruitPay', 'placeSentinel', 'lord12', 'lord17', 'lord19b', 'lord21']

export const isHalfway = (state: string): boolean => HALFWAY.includes(state)

/** Whether a question of ours is what a state asks. */
export function asksIn(state: string, question: string): boolean {
  return QUESTIONS[state]?.includes(question) ?? false
}

/** States in which several seats may answer in any order. */
export const isForSeveral = (state: string): boolean =>
  state === 'lord2' || state === 'lord5' || state === 'lord114multi'

/** What we ask when the action of a turn is over. */
export const isAfterAction = (question: string): boolean =>
  question === 'end your turn' || question === 'control a location'
