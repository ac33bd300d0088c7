import type { Command } from './command.ts'

interface Listed {
  readonly summary: string
  load(): Promise<Command>
}

/** Modules are loaded when a command runs: those that need the server take long. */
export const COMMANDS: ReadonlyMap<string, Listed> = new Map(
  Object.entries<Listed>({
    simulate: {
      summary: 'Play games between bots; check that each ends and every position is valid',
      load: async () => (await import('./commands/simulate.ts')).simulate,
    },
    match: {
      summary: 'Compare two bots on the same deals: wins, margin and Elo difference',
      load: async () => (await import('./commands/match.ts')).match,
    },
    ladder: {
      summary: 'Rate several bots in Elo points by matches of every pair',
      load: async () => (await import('./commands/ladder.ts')).ladder,
    },
    balance: {
      summary: 'Count how often lords, locations, guilds and seats win among bots',
      load: async () => (await import('./commands/balance.ts')).balance,
    },
    bench: {
      summary: 'Measure the speed of random play, copies of a game and payments, in CPU time',
      load: async () => (await import('./commands/bench.ts')).bench,
    },
    count: {
      summary: 'Count the decision paths from fixed positions (perft)',
      load: async () => (await import('./commands/count.ts')).count,
    },
    record: {
      summary: 'Play one game between bots and print its record',
      load: async () => (await import('./commands/record.ts')).record,
    },
    'replay-trace': {
      summary: 'Replay games recorded by another implementation and compare every position',
      load: async () => (await import('./commands/replayTrace.ts')).replayTrace,
    },
    numbers: {
      summary: 'Print what the numbers in views and decisions mean (docs/NUMBERS.md)',
      load: async () => (await import('./commands/numbers.ts')).numbers,
    },
    tune: {
      summary: 'Search for better weights of the greedy bot (SPSA)',
      load: async () => (await import('./commands/tune.ts')).tune,
    },
    load: {
      summary: 'Measure latency, throughput, CPU time and memory of servers',
      load: async () => (await import('./commands/load.ts')).load,
    },
    crash: {
      summary: 'Kill the server or PostgreSQL during games and count lost moves',
      load: async () => (await import('./commands/crash.ts')).crash,
    },
    fsck: {
      summary: 'Replay every game stored in a database and report damaged records',
      load: async () => (await import('./commands/fsck.ts')).fsck,
    },
    train: {
      summary: 'Train a network by self-play',
      load: async () => (await import('./commands/train.ts')).train,
    },
    curve: {
      summary: 'Print the learning curve of a training as a table in Markdown',
      load: async () => (await import('./commands/curve.ts')).curve,
    },
    ship: {
      summary: 'Quantize a trained network and write the file that bots play with',
      load: async () => (await import('./commands/ship.ts')).ship,
    },
    soak: {
      summary: 'Play on servers for minutes while connections are cut and processes are killed',
      load: async () => (await import('./commands/soak.ts')).soak,
    },
  }),
)

/** The processes of a training, which only `train` starts. */
export const TRAINING_PROCESSES: ReadonlyMap<string, Listed> = new Map(
  Object.entries<Listed>({
    actor: {
      summary: 'Play games for a training; train starts it',
      load: async () => (await import('./commands/parts.ts')).actor,
    },
    learn: {
      summary: 'Learn from the games of a training; train starts it',
      load: async () => (await import('./commands/parts.ts')).learner,
    },
  }),
)
