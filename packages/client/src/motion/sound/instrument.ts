import { type Note, notesOf } from './notes.ts'
import type { TimedSound } from './sounds.ts'

const NOISE_SECONDS = 1

/** Plays sounds on a device; loaded when there is something to hear. */
export class Instrument {
  private readonly context: AudioContext
  private readonly out: AudioNode
  private readonly noise: AudioBuffer

  constructor(context: AudioContext, out: AudioNode) {
    this.context = context
    this.out = out
    const size = Math.round(context.sampleRate * NOISE_SECONDS)
    this.noise = context.createBuffer(1, size, context.sampleRate)
    const samples = this.noise.getChannelData(0)
    for (let at = 0; at < size; at++) samples[at] = Math.random() * 2 - 1
  }

  play(sounds: readonly TimedSound[]): void {
    const now = this.context.currentTime
    for (const { sound, at } of sounds)
      for (const note of notesOf(sound)) this.sound(note, now + at / 1000 + note.at)
  }

  private sound(note: Note, begin: number): void {
    const end = begin + note.rises + note.lasts
    const source = this.sourceOf(note, begin)
    const loudness = this.context.createGain()
    loudness.gain.setValueAtTime(0, begin)
    loudness.gain.linearRampToValueAtTime(note.gain, begin + note.rises)
    loudness.gain.exponentialRampToValueAtTime(0.0001, end)
    this.filtered(source, note).connect(loudness).connect(this.out)
    source.start(begin)
    source.stop(end)
  }

  private sourceOf({ wave, pitch, to, lasts }: Note, begin: number): AudioScheduledSourceNode {
    if (wave === 'noise') {
      const source = this.context.createBufferSource()
      source.buffer = this.noise
      return source
    }
    const source = this.context.createOscillator()
    source.type = wave
    source.frequency.setValueAtTime(pitch, begin)
    if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, begin + lasts)
    return source
  }

  private filtered(source: AudioNode, { below }: Note): AudioNode {
    if (below === undefined) return source
    const filter = this.context.createBiquadFilter()
    filter.type = 'lowpass'
    filter.frequency.value = below
    return source.connect(filter)
  }
}
