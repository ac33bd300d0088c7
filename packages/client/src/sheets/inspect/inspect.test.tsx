import { leviathans, lords } from '@hadal/engine'
import {
  explainWhyNot,
  locationName,
  lordFull,
  lordName,
  type Payable,
  sayWorth,
  sceneOf,
  speak,
} from '@hadal/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { Router } from 'wouter'
import { useSettings } from '../../app/settings.ts'
import type { Update } from '../../link/protocol.ts'
import { askedFor, modelOf } from '../../screens/table/testing.ts'
import { TableContext } from '../../table/model.ts'
import { LeviathanSheet } from './LeviathanSheet.tsx'
import { LordSheet } from './LordSheet.tsx'
import { PlaceSheet } from './PlaceSheet.tsx'

beforeAll(() => speak('en'))

const nothing = (): void => {}

function shown(update: Update, sheet: React.ReactNode): string {
  return renderToStaticMarkup(
    <Router ssrPath="/table/game">
      <TableContext value={modelOf(update)}>{sheet}</TableContext>
    </Router>,
  )
}

/** A lord at court in my turn that I can pay for in one way, or not. */
function lordThat(is: (payable: Payable) => boolean, update: Update): number | undefined {
  return update.view.court.find(
    (lord) => lord !== undefined && is(update.outlook.lords[lord]?.payable ?? { state: 'pays' }),
  )
}

const isMyTurn = ({ question }: Update): boolean => question?.name === 'take your turn'
const cannotPay = (payable: Payable): boolean =>
  payable.state === 'not' && payable.why.reason === 'strength-missing'
const canPay = (payable: Payable): boolean => payable.state !== 'not'

test('a lord I cannot pay says why in a whole sentence, and what would help', async () => {
  const update = await askedFor((one) => isMyTurn(one) && lordThat(cannotPay, one) !== undefined)
  const lord = lordThat(cannotPay, update) ?? -1
  const payable = update.outlook.lords[lord]?.payable
  const html = shown(update, <LordSheet lord={lord} onClose={nothing} />)
  expect(payable?.state === 'not' && explainWhyNot(sceneOf(update), payable.why)).toBeTruthy()
  if (payable?.state === 'not') expect(html).toContain(explainWhyNot(sceneOf(update), payable.why))
  expect(html).toContain('aria-label="What would help"')
  expect(html).toMatch(/aria-disabled="true"[^>]*>.*Recruit/)
  expect(html).toContain(lordFull(lord, update.view).slice(0, 12))
})

test('a lord I can pay leads to its payment', async () => {
  const update = await askedFor((one) => isMyTurn(one) && lordThat(canPay, one) !== undefined)
  const lord = lordThat(canPay, update) ?? -1
  const html = shown(update, <LordSheet lord={lord} onClose={nothing} />)
  expect(html).toMatch(/<button[^>]*id="to-payment"(?![^>]*aria-disabled)/)
  expect(html).not.toContain('What would help')
})

test('the lords that change a cost are named with what they add', async () => {
  const update = await askedFor(isMyTurn)
  const lord = update.view.court.find((one) => one !== undefined) ?? 0
  const recruiter = lords.findIndex(({ name }) => name === 'recruiter')
  const seen = update.outlook.lords[lord]
  if (!seen) throw new Error('no outlook')
  const changed = { ...seen, cost: seen.printed + 2, changedBy: [recruiter] }
  const outlook = { ...update.outlook, lords: { ...update.outlook.lords, [lord]: changed } }
  const html = shown({ ...update, outlook }, <LordSheet lord={lord} onClose={nothing} />)
  expect(html).toContain(`${seen.printed} printed, +2 for the ${lordName(recruiter)}`)
})

test('a lord under a location says so, and cannot be recruited', async () => {
  const isUnder = ({ view }: Update) =>
    view.seats.some((seat) => seat.lords.some((one) => one.under !== undefined))
  const update = await askedFor((one) => isMyTurn(one) && isUnder(one), { players: 2 })
  const owned = update.view.seats.flatMap((seat) => seat.lords)
  const under = owned.find((one) => one.under !== undefined)
  const html = shown(update, <LordSheet lord={under?.lord ?? -1} onClose={nothing} />)
  expect(html).toContain(`under ${locationName(under?.under ?? 0)}`)
  expect(html).not.toContain('to-payment')
})

test('a location shows the arithmetic of every seat', async () => {
  const update = await askedFor((one) => isMyTurn(one) && one.view.locationsAvailable.length > 0)
  const location = update.view.locationsAvailable[0] ?? 0
  const html = shown(update, <PlaceSheet location={location} onClose={nothing} />)
  for (const worth of update.outlook.locations[location]?.worth ?? [])
    expect(html).toContain(sayWorth(worth))
  expect(html).toContain('open to all')
})

test('chances against a leviathan are shown only to those who want them', async () => {
  const update = await askedFor(isMyTurn, { expansions: ['leviathan'], players: 2 })
  const leviathan = update.view.border.find((there) => there)?.leviathan ?? -1
  const sheet = <LeviathanSheet leviathan={leviathan} onClose={nothing} />
  const plain = shown(update, sheet)
  const level = leviathans[leviathan]?.levels[0]
  expect(plain).toContain(`against resistance ${level?.resistance}`)
  expect(plain).not.toContain(' %')
  // A page of static markup shows the settings that the store began with.
  const usual = useSettings.getInitialState()
  Object.assign(usual, { showOdds: true })
  expect(shown(update, sheet)).toContain(' %')
  Object.assign(usual, { showOdds: false })
})
