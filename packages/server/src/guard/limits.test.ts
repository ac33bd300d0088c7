import { expect, test } from 'vitest'
import { Doors, USUAL_LIMITS } from './limits.ts'

test.each([
  ['of one address', { socketsPerAddress: 2 }, (at: number) => ['203.0.113.1', `person ${at}`]],
  ['of one person', { socketsPerPerson: 2 }, (at: number) => [`203.0.113.${at}`, 'Olena']],
  ['in all', { sockets: 2 }, (at: number) => [`203.0.113.${at}`, `person ${at}`]],
] as const)(
  'sockets %s are counted, and each that is closed makes room for one',
  (_, limits, who) => {
    const doors = new Doors({ ...USUAL_LIMITS, ...limits })
    const enter = (at: number) => {
      const [address = '', person] = who(at)
      return doors.enter(address, person)
    }
    const leave = enter(1)
    expect([leave, enter(2), enter(3)].map((way) => way !== undefined)).toEqual([true, true, false])
    leave?.()
    leave?.()
    expect([enter(4), enter(5)].map((way) => way !== undefined)).toEqual([true, false])
  },
)

test('sockets of onlookers without a name are counted by address alone', () => {
  const doors = new Doors({ ...USUAL_LIMITS, socketsPerPerson: 1, socketsPerAddress: 2 })
  const ways = [1, 2, 3].map(() => doors.enter('203.0.113.1', undefined))
  expect(ways.map((way) => way !== undefined)).toEqual([true, true, false])
})
