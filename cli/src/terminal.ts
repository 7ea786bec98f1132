import { setMaxListeners } from 'node:events'
import { exitCodes, Stop } from './exit.ts'
import { createAsker } from './io/ask.ts'
import { printStop } from './io/print.ts'
import { createStreams } from './io/streams.ts'
import { run } from './run.ts'

/** How long calls that are on their way may take after Ctrl-C. */
const patience = 5000

function interrupts(): { stop: AbortSignal; cut: AbortSignal } {
  const stop = new AbortController()
  const cut = new AbortController()
  // One listener per call on its way, and there may be many.
  setMaxListeners(0, stop.signal, cut.signal)
  const onSignal = () => {
    if (stop.signal.aborted) cut.abort()
    stop.abort()
    setTimeout(() => {
      cut.abort()
    }, patience).unref()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  return { stop: stop.signal, cut: cut.signal }
}

const written = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => {
    stream.write('', () => {
      resolve()
    })
  })

/** The real terminal, the real environment, the real signals. */
export async function main(version: string): Promise<void> {
  const typed = process.argv.slice(2)
  const { stdin, stdout, stderr, env } = process
  const streams = createStreams({ input: stdin, output: stdout, error: stderr }, env, {
    noInput: typed.includes('--no-input'),
    noColor: typed.includes('--no-color'),
    noPager: typed.includes('--no-pager'),
  })
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `heed … | head` closes the pipe early: that is no failure.
    if (error.code === 'EPIPE') process.exit(exitCodes.done)
    printStop(streams, new Stop(`What was found could not be written: ${error.message}`, exitCodes.failed))
    process.exit(exitCodes.failed)
  })
  const code = await run(typed, {
    streams,
    env,
    ask: createAsker(streams, stderr),
    interrupts,
    version,
  })
  // Left alone, Node would wait for what its engine still compiles in the background: a tenth of a short command.
  await Promise.all([written(stdout), written(stderr)])
  process.exit(code)
}
