import { type ContextOptions, createContext } from './context.ts'
import { explain } from './explain.ts'
import { printOutcome, printStop } from './io/print.ts'
import { readCommandLine } from './program.ts'

export type Surroundings = Pick<ContextOptions, 'streams' | 'env' | 'ask' | 'interrupts' | 'retrying'> & {
  version: string
}

/** Runs a command line from its words to its exit code; never throws, never ends the process. */
export async function run(typed: readonly string[], around: Surroundings): Promise<number> {
  const { streams, version } = around
  const read = readCommandLine(typed, streams, version)
  if ('exitCode' in read) return read.exitCode
  const { command, argument, more, values, flags, format, quiet } = read
  const context = createContext({ ...around, flags, format, quiet, location: `heed ${command.name}` })
  try {
    return printOutcome(streams, await command.run(context, values, argument, more), format)
  } catch (error) {
    const api = await context.settings().then(
      (settings) => settings.api,
      () => flags.api ?? 'the API',
    )
    const stop = explain(error, api)
    printStop(streams, stop)
    return stop.code
  } finally {
    await context.close()
  }
}
