import { saySealed } from '@hadal/words'
import { useLayoutEffect, useRef } from 'react'
import { useTableStore } from '../../link/store.ts'
import type { OpenSheet, TableModel } from '../../table/model.ts'
import { selectedWith } from '../../table/pointing.ts'
import type { Tab } from '../../table/zones/Tabs.tsx'
import { announce } from '../../ui/announce.ts'
import { isHeld } from '../../ui/hold.ts'
import { type KeyAction, keyAction } from './keyAction.ts'
import { stepToZone } from './zones.ts'

interface Tools {
  onUndo(): void
  /** Brings a zone to the front and puts focus on what is named there. */
  onZone(zone: Tab, named?: string): void
}

/** P72: plays at the table by keyboard; a sheet over it has keys of its own. */
export function useShortcuts(model: TableModel, tools: Tools): void {
  const latest = useRef({ model, tools })
  latest.current = { model, tools }
  // With the table itself: nobody waits for its keys.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      // A key that is held down is one press: nobody means to explore ten times.
      if (event.defaultPrevented || event.repeat || event.isComposing || isHeld()) return
      const { model, tools } = latest.current
      const action = keyAction(event, { ...model, selected: selectedWith(model.asked) })
      if (action === undefined) return
      event.preventDefault()
      perform(action, model, tools)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}

function perform(action: KeyAction, model: TableModel, { onUndo, onZone }: Tools): void {
  switch (action.do) {
    case 'decide':
      model.decide(action.decision)
      break
    case 'answer':
      pressAnswer(action.at)
      break
    case 'show':
      onZone(action.zone, action.lord === undefined ? undefined : `[data-lord="${action.lord}"]`)
      break
    case 'open':
      model.open(action.sheet)
      break
    case 'step':
      stepToZone(action.by)
      break
    case 'inspect':
      inspect(model)
      break
    case 'back':
      model.select(undefined)
      break
    case 'undo':
      undo(model, onUndo)
      break
    case 'hurry':
      void useTableStore.getState().actions.hurry()
      break
  }
}

/** Tools beside the answers are not counted. */
function pressAnswer(at: number): void {
  document.querySelectorAll<HTMLElement>('#question .act:not(.tool)')[at]?.click()
}

function undo({ update, scene }: TableModel, onUndo: () => void): void {
  if (update.undo.possible || update.undo.canAsk) onUndo()
  else announce(saySealed(scene, update.undo))
}

/** Opens what has focus, to be read. */
function inspect(model: TableModel): void {
  const named = '[data-lord], [data-location], [data-leviathan], [data-seat]'
  const place = document.activeElement?.closest<HTMLElement>(named)
  const sheet = place && sheetOf(place.dataset)
  if (sheet) model.open(sheet)
}

function sheetOf({ lord, location, leviathan, seat }: DOMStringMap): OpenSheet | undefined {
  if (lord !== undefined) return { sheet: 'lord', lord: Number(lord) }
  if (location !== undefined) return { sheet: 'location', location: Number(location) }
  if (leviathan !== undefined) return { sheet: 'leviathan', leviathan: Number(leviathan) }
  return seat === undefined ? undefined : { sheet: 'seat', seat: Number(seat) }
}
