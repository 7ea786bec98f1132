import { exitCodes, Stop } from './io/exit.ts'
import { printStop } from './io/print/print.ts'
import { createAsker } from './io/terminal/ask.ts'
import { run } from './program/run.ts'
import { exitAfterFlush, openTerminal } from './program/terminal.ts'

declare const HEED_VERSION: string

/** Time allowed for open calls after Ctrl-C, ms. */
const patience = 5000

function interrupts(): { stop: AbortSignal; cut: AbortSignal } {
  const stop = new AbortController()
  const cut = new AbortController()
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

async function main(): Promise<void> {
  const { typed, streams } = openTerminal()
  const { env, stderr } = process
  const ask = createAsker(streams, stderr)
  // If the event loop is empty here, a promise never settles.
  process.once('beforeExit', () => {
    printStop(streams, new Stop('heed stopped too early because of an internal error.', exitCodes.failed))
    process.exit(exitCodes.failed)
  })
  await exitAfterFlush(await run(typed, { streams, env, ask, interrupts, version: HEED_VERSION }))
}

void main()
