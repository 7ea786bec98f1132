// The entry of the bundle; the version and the pages of help are printed by bin/heed.cjs before any of this is loaded.
import { createAsker } from './io/ask.ts'
import { exitCodes, Stop } from './io/exit.ts'
import { printStop } from './io/print.ts'
import { run } from './program/run.ts'
import { leave, openTerminal } from './program/terminal.ts'

declare const HEED_VERSION: string

/** How long calls that are on their way may take after Ctrl-C. */
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
  // Whatever is waited for then never comes: better reported than taken for done.
  process.once('beforeExit', () => {
    printStop(streams, new Stop('heed stopped before it was done, by a fault of its own.', exitCodes.failed))
    process.exit(exitCodes.failed)
  })
  await leave(await run(typed, { streams, env, ask, interrupts, version: HEED_VERSION }))
}

void main()
