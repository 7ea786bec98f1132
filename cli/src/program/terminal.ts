import { exitCodes, Stop } from '../io/exit.ts'
import { printStop } from '../io/print/print.ts'
import { createStreams, type Streams } from '../io/terminal/streams.ts'
import { expandAlias } from './expandAlias.ts'

const waitForDrain = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => {
    stream.write('', () => {
      resolve()
    })
  })

export async function openTerminal(): Promise<{ argv: readonly string[]; streams: Streams }> {
  const argv = process.argv.slice(2)
  const { stdin, stdout, stderr, env } = process
  // An alias may contain these options; a wrong alias is reported when the command runs.
  const typedWords = await expandAlias(argv, env).catch(() => argv)
  const streams = createStreams({ input: stdin, output: stdout, error: stderr }, env, {
    noInput: typedWords.includes('--no-input'),
    noColor: typedWords.includes('--no-color'),
    noPager: typedWords.includes('--no-pager'),
  })
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `heed … | head` closes the pipe early.
    if (error.code === 'EPIPE') process.exit(exitCodes.done)
    printStop(streams, new Stop(`Couldn't write the results: ${error.message}`, exitCodes.failed))
    process.exit(exitCodes.failed)
  })
  return { argv, streams }
}

export async function exitAfterFlush(code: number): Promise<never> {
  // Exits explicitly, because waiting for background compilation takes a tenth of a short command's time.
  await Promise.all([waitForDrain(process.stdout), waitForDrain(process.stderr)])
  process.exit(code)
}
