import { speak } from '@hadal/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { Act } from './Act.tsx'
import { Breakable } from './Breakable.tsx'
import { IconButton } from './Button.tsx'
import { Icon } from './Icons.tsx'
import { Segmented } from './Segmented.tsx'
import { Stepper } from './Stepper.tsx'
import { Toggle } from './Toggle.tsx'

beforeAll(() => speak('en'))
const nothing = () => {}

test('a long word may be broken for those who look, and is whole for those who listen', () => {
  const html = renderToStaticMarkup(<Breakable text={'hippo\u00adcampes'} />)
  expect(html).toBe(
    '<span aria-hidden="true">hippo\u00adcampes</span><span class="vh">hippocampes</span>',
  )
  expect(renderToStaticMarkup(<Breakable text="crabs" />)).toBe('crabs')
})

describe('an answer', () => {
  test('that cannot be given stays there and says why', () => {
    const html = renderToStaticMarkup(
      <Act label="Recruit" sub="for 8" whyNot="1 pearl short" onPress={nothing} />,
    )
    expect(html).toContain('aria-disabled="true"')
    expect(html).toContain('1 pearl short')
    expect(html).not.toContain('for 8')
    expect(html).not.toContain(' disabled')
  })

  test('can say a long reason briefly where it is said in full elsewhere', () => {
    const html = renderToStaticMarkup(
      <Act label="Dive" whyNot="Five can play only with Leviathan." whyNotBriefly="Not yet" />,
    )
    expect(html).toContain('Not yet')
    expect(html).not.toContain('Leviathan')
  })

  test('that leads elsewhere is a link, unless it cannot be given', () => {
    const home = renderToStaticMarkup(
      <Router ssrPath="/new">
        <Act label="Home" href="/" />
      </Router>,
    )
    expect(home).toMatch(/^<a .*href="\/"/)
    expect(renderToStaticMarkup(<Act label="Home" href="/" whyNot="No" />)).toMatch(/^<button/)
  })
})

test('a sign is never the only name of a button', () => {
  const html = renderToStaticMarkup(<IconButton icon={<Icon of="undo" />} label="Undo" />)
  expect(html).toContain('aria-label="Undo"')
  expect(html).toContain('aria-hidden="true"')
})

test('one of a few is a group of radios with one chosen', () => {
  const html = renderToStaticMarkup(
    <Segmented
      label="Speed"
      value="fast"
      choices={[
        { value: 'off', label: 'Still' },
        { value: 'fast', label: 'Fast' },
      ]}
      onChange={nothing}
    />,
  )
  expect(html).toContain('<legend class="vh">Speed</legend>')
  expect(html.match(/type="radio"/g)).toHaveLength(2)
  expect(html).toMatch(/<input[^>]*value="fast"[^>]*checked|<input[^>]*checked[^>]*value="fast"/)
  expect(html.match(/checked/g)).toHaveLength(1)
})

test('a switch says whether it is on, and what it does', () => {
  const html = renderToStaticMarkup(
    <Toggle label="Perfect memory" sub="For all alike" on onChange={nothing} />,
  )
  expect(html).toContain('role="switch"')
  expect(html).toContain('aria-checked="true"')
  expect(html).toMatch(/aria-describedby="([^"]+)".*id="\1"/)
})

test('a number stops at its ends', () => {
  const html = renderToStaticMarkup(
    <Stepper label="Pearls" value={0} min={0} max={3} onChange={nothing} />,
  )
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(1)
})
