import { describe, expect, test } from 'vitest'
import { readSettings, type Settings, USUAL_SETTINGS } from './settings.ts'

describe('settings that were kept', () => {
  test('are taken up as they are', () => {
    const chosen: Settings = {
      language: 'uk',
      theme: 'contrast',
      textSize: 145,
      motion: 'fast',
      sound: false,
      volume: 0,
      confirmReveals: true,
      botPace: 'slow',
      leftHanded: true,
      recap: false,
      showOdds: true,
      pointsOut: false,
      botReasons: true,
    }
    expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
  })

  test.each([undefined, null, 'dark', 7, [], [{ theme: 'light' }]])(
    'that are none (%j) leave everything as usual',
    (kept) => {
      expect(readSettings(kept)).toEqual(USUAL_SETTINGS)
    },
  )

  test('lose only what is damaged', () => {
    const kept = { theme: 'light', textSize: 400, volume: 11, language: 'xx', sound: 'yes' }
    expect(readSettings(kept)).toEqual({ ...USUAL_SETTINGS, theme: 'light' })
  })

  test.each([-1, 2.5, Number.NaN, '6', 1e9])('have no volume of %s', (volume) => {
    expect(readSettings({ volume }).volume).toBe(USUAL_SETTINGS.volume)
  })

  test('forget what is no setting', () => {
    expect(readSettings({ theme: 'dark', admin: true })).not.toHaveProperty('admin')
  })
})
