import type { Act } from '@hadal/table'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Milliseconds between two looks at how late the event loop is: each of them wakes an idle server up. */
const LOOK_AT_LOOP_EVERY = 100

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Everything that is counted: numbers only, never who or what. */
export class Metrics {
  readonly registry = new Registry()
  readonly requests = new Counter({
    name: 'hadal_requests_total',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [this.registry],
  })
  readonly requestSeconds = new Histogram({
    name: 'hadal_request_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  })
  readonly refusals = new Counter({
    name: 'hadal_refusals_total',
    help: 'What was not accepted, by the code of the error',
    labelNames: ['code'] as const,
    registers: [this.registry],
  })
  readonly sockets = new Gauge({
    name: 'hadal_sockets',
    help: 'Sockets that are open',
    registers: [this.registry],
  })
  readonly acts = new Counter({
    name: 'hadal_acts_total',
    help: 'Acts at tables, accepted and refused',
    labelNames: ['result'] as const,
    registers: [this.registry],
  })
  /** The usual result of an act, without looking its counter up each time. */
  readonly actsAccepted = this.acts.labels('accepted')
  readonly commitSeconds = new Histogram({
    name: 'hadal_commit_seconds',
    help: 'How long it took until acts were on the disk',
    buckets: SECONDS,
    registers: [this.registry],
  })
  readonly jobs = new Counter({
    name: 'hadal_jobs_total',
    help: 'Jobs by kind and result',
    labelNames: ['job', 'result'] as const,
    registers: [this.registry],
  })

  readonly clocks = new Counter({
    name: 'hadal_clocks_total',
    help: 'What happened because time was up: people who were warned, seats that bots took over',
    labelNames: ['what'] as const,
    registers: [this.registry],
  })
  readonly seats = new Counter({
    name: 'hadal_seats_total',
    help: 'Seats that people left to a bot themselves, and seats that they took back',
    labelNames: ['what'] as const,
    registers: [this.registry],
  })
  readonly consents = new Counter({
    name: 'hadal_consents_total',
    help: 'What people ask of each other and answer: pauses, and undo by asking',
    labelNames: ['act'] as const,
    registers: [this.registry],
  })

  constructor({ ofProcess = false } = {}) {
    if (ofProcess)
      collectDefaultMetrics({
        register: this.registry,
        eventLoopMonitoringPrecision: LOOK_AT_LOOP_EVERY,
      })
  }

  /** An act that was written on this node. */
  countAct(by: 'person' | 'bot' | 'clock', act: Act): void {
    switch (act.type) {
      case 'warn':
        this.clocks.inc({ what: 'warned' }, act.seats.length)
        break
      case 'leave':
        if (by === 'clock') this.clocks.inc({ what: 'taken-over' })
        else this.seats.inc({ what: 'left' })
        break
      case 'take-back':
        this.seats.inc({ what: 'taken-back' })
        break
      case 'pause':
      case 'resume':
      case 'ask-undo':
      case 'allow-undo':
      case 'decline-undo':
        this.consents.inc({ act: act.type })
        break
      default:
    }
  }
}
