export { allyCard } from './ally.ts'
export { monsterCard } from './monster.ts'
