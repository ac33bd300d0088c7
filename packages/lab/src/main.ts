import { answer } from './answer.ts'
import { playWhatIsSent, TUNE_WORKER } from './tuning/crew.ts'

if (process.argv[2] === TUNE_WORKER) await playWhatIsSent()
else {
  const { status, stdout, stderr } = await answer(process.argv.slice(2))
  process.stdout.write(stdout)
  process.stderr.write(stderr)
  process.exitCode = status
}
