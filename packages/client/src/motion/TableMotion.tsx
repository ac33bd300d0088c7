import { Component, createRef, memo } from 'react'
import { inTask } from '../app/inTask.ts'
import { motionScale, useSettings } from '../app/settings.ts'
import { drawAhead } from '../art/Picture.tsx'
import type { LogEntry, Update } from '../link/protocol.ts'
import { pictures } from './ahead.ts'
import type { Beat } from './beats.ts'
import { fades, slides } from './flips.ts'
import { happenedBetween } from './happened.ts'
import { layOutAhead, restyle } from './layOutAhead.ts'
import './motion.css'
import { Ribbon } from './Ribbon.tsx'
import { Sprites } from './Sprites.tsx'
import { movesOf } from './scenes/index.ts'
import { soundsInTime } from './sound/sounds.ts'
import { awaitGesture, sound } from './sound/speaker.ts'
import { beatsOf } from './telling.ts'
import { type Cue, lookAt, type Snapshot, Theatre, takeSnapshot } from './theatre.ts'
import { inTime, isBurst, type Manner, mannerOf, type Timed } from './timing.ts'

interface Props {
  readonly update: Update
  /** Everything that happened, as these eyes may know it. */
  readonly log: readonly LogEntry[]
}

/** What has happened since the page was last painted. */
interface Scene {
  readonly was: Snapshot
  readonly beats: readonly Beat[]
}

const OnceDrawn = memo(Sprites)

/**
 * Plays what happened between two updates over the table, and lets it be heard.
 *
 * The table itself shows the new state at once; all of this lies over it and ends with the next
 * update. A class, because only a class is called before the page changes.
 */
export class TableMotion extends Component<Props> {
  private readonly stage = createRef<HTMLDivElement>()
  private theatre: Theatre | undefined
  private scene: Scene | undefined
  private lastUpdate = 0
  private frame = 0
  /** Ended by whatever is to be shown next. */
  private turn = new AbortController()
  private stopWaiting: (() => void) | undefined
  private stopLayingOut: (() => void) | undefined

  override componentDidMount(): void {
    if (this.stage.current) this.theatre = new Theatre(this.stage.current)
    this.stopWaiting = awaitGesture()
    this.stopLayingOut = layOutAhead(document.body)
    if (manner().kind === 'move') drawAhead(pictures(this.props.update.view))
  }

  override getSnapshotBeforeUpdate(before: Props): Snapshot | null {
    if (before.update === this.props.update) return null
    if (before.update.askedSince !== this.props.update.askedSince) letAnswerGo()
    if (manner().kind === 'none') return null
    // Several updates before one frame are one change for the eye.
    return this.scene?.was ?? takeSnapshot()
  }

  override componentDidUpdate(before: Props, _state: unknown, was: Snapshot | null): void {
    if (before.update === this.props.update) return
    const now = performance.now()
    const happened = isBurst(now - this.lastUpdate)
      ? undefined
      : happenedBetween(before, this.props)
    this.lastUpdate = now
    const beats = happened ? beatsOf(happened) : []
    this.listen(inTime(beats))
    if (was === null || document.hidden) return
    this.scene = { was, beats: [...(this.scene?.beats ?? []), ...beats] }
    cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(() => {
      this.scene = undefined
    })
    void this.show(this.scene)
  }

  override componentWillUnmount(): void {
    cancelAnimationFrame(this.frame)
    this.turn.abort()
    this.theatre?.finish()
    this.stopWaiting?.()
    this.stopLayingOut?.()
  }

  /**
   * Before the next frame, which has enough to do with painting it, and in tasks of its own: working out where
   * everything lies now takes as long as drawing it did, and a press that comes meanwhile should not wait for all.
   */
  private async show(scene: Scene): Promise<void> {
    this.turn.abort()
    this.turn = new AbortController()
    const { signal } = this.turn
    try {
      await inTask(restyle, signal)
      const now = await inTask(() => this.look(), signal)
      await inTask(() => this.play(scene, now), signal)
    } catch (error) {
      // What is shown next takes its place.
      if (!signal.aborted) throw error
    }
  }

  private look(): Snapshot {
    this.theatre?.finish()
    return takeSnapshot()
  }

  private play(scene: Scene, now: Snapshot): void {
    const how = manner()
    if (how.kind === 'none') return
    if (how.kind === 'fade') {
      this.theatre?.play(together(fades(scene.was, now)), 1)
      return
    }
    const look = lookAt(scene.was, this.props.update.eyes)
    const played = inTime(scene.beats).flatMap(({ beat, at }) =>
      movesOf(beat, look).map((move) => ({ move, at })),
    )
    this.theatre?.play([...together(slides(scene.was, now)), ...played], how.scale)
  }

  private listen(beats: readonly Timed[]): void {
    sound(soundsInTime(beats, motionScale() === 0 ? 1 : motionScale()))
  }

  override render() {
    return (
      <div id="fx" className="fx" aria-hidden="true">
        <div hidden>
          <OnceDrawn />
          <Ribbon {...this.props} />
        </div>
        <div ref={this.stage} className="fx-stage" />
      </div>
    )
  }
}

/**
 * Takes focus from an answer before that goes, with its question: if it went with focus, the browser would lay out the
 * whole page in the middle of drawing it. An answer to the next question that is the same gets focus again, or else
 * the question itself does.
 */
function letAnswerGo(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.matches('#question .q-a *'))
    activeElement.blur()
}

const manner = (): Manner => mannerOf(useSettings.getState().motion, motionScale())

const together = (moves: readonly Cue['move'][]): readonly Cue[] =>
  moves.map((move) => ({ move, at: 0 }))
