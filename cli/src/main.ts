import { exitCodes, Stop } from './io/exit.ts'
import { printStop } from './io/print/print.ts'
import { createAsker } from './io/terminal/ask.ts'
import { runProgram } from './program/run.ts'
import { exitAfterFlush, openTerminal } from './program/terminal.ts'

declare const HEED_VERSION: string

/** Time allowed for pending calls after Ctrl-C, ms. */
const forcedExitDelayMs = 5000

function handleInterrupts(): { stop: AbortSignal; abortSignal: AbortSignal } {
  const stop = new AbortController()
  const abortController = new AbortController()
  const onSignal = () => {
    if (stop.signal.aborted) abortController.abort()
    stop.abort()
    setTimeout(() => {
      abortController.abort()
    }, forcedExitDelayMs).unref()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  return { stop: stop.signal, abortSignal: abortController.signal }
}

async function main(): Promise<void> {
  let interruptSignals: ReturnType<typeof handleInterrupts> | undefined
  const { argv, streams } = await openTerminal()
  const { env, stderr } = process
  const prompter = createAsker(streams, stderr)
  // If the event loop is empty before heed exits, a promise will never settle.
  process.once('beforeExit', () => {
    printStop(streams, new Stop('heed exited early because of an internal error.', exitCodes.failed))
    process.exit(exitCodes.failed)
  })
  await exitAfterFlush(
    await runProgram(argv, {
      streams,
      env,
      ask: prompter,
      interrupts: () => (interruptSignals ??= handleInterrupts()),
      version: HEED_VERSION,
    }),
  )
}

void main()
