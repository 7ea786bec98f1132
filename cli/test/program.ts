import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { token } from './heed.ts'

/** The installed program. */
const programPath = fileURLToPath(new URL('../bin/heed.cjs', import.meta.url))

export interface ProgramResult {
  code: number | null
  output: string
  error: string
}

interface StartedProgram {
  child: ChildProcess
  ended: Promise<ProgramResult>
}

/** Limits the size of written files, in blocks; longer files are truncated. */
const makeLimitedCommand = (blocks: number): readonly [string, ...string[]] => [
  'sh',
  '-c',
  `ulimit -f ${blocks}; exec "$0" "$@"`,
  process.execPath,
]

/**
 * Starts the program in its own process, signed in at `api` for company 1; `config` is its configuration folder.
 * `blocks` limits the size of its files.
 */
export function startProgram(
  api: string,
  config: string,
  words: readonly string[],
  blocks?: number,
  more: Readonly<Record<string, string>> = {},
): StartedProgram {
  const env = {
    ...more,
    PATH: process.env.PATH,
    HEED_API: api,
    HEED_TOKEN: token,
    HEED_COMPANY: '1',
    XDG_CONFIG_HOME: config,
  }
  const [node, ...before] = blocks === undefined ? [process.execPath] : makeLimitedCommand(blocks)
  const child = spawn(node ?? '', [...before, programPath, ...words], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  return { child, ended: waitForExit(child) }
}

async function waitForExit(child: ChildProcess): Promise<ProgramResult> {
  const streams = { output: '', error: '' }
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    streams.output += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    streams.error += text
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...streams }
}
