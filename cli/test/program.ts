import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { token } from './heed.ts'

/** The program as it is installed. */
const program = fileURLToPath(new URL('../bin/heed.cjs', import.meta.url))

export interface Ended {
  code: number | null
  output: string
  error: string
}

interface Started {
  child: ChildProcess
  ended: Promise<Ended>
}

/** A shell that lets what it runs write no file of more than so many blocks: what is too long is cut off there. */
const limited = (blocks: number): readonly [string, ...string[]] => [
  'sh',
  '-c',
  `ulimit -f ${blocks}; exec "$0" "$@"`,
  process.execPath,
]

/**
 * Starts the program in a process of its own, signed in at `api` and about company 1; `config` holds what it keeps. Its
 * files have at most so many `blocks`, where that is said.
 */
export function startProgram(
  api: string,
  config: string,
  words: readonly string[],
  blocks?: number,
  more: Readonly<Record<string, string>> = {},
): Started {
  const env = {
    ...more,
    PATH: process.env.PATH,
    HEED_API: api,
    HEED_TOKEN: token,
    HEED_COMPANY: '1',
    XDG_CONFIG_HOME: config,
  }
  const [node, ...before] = blocks === undefined ? [process.execPath] : limited(blocks)
  const child = spawn(node ?? '', [...before, program, ...words], { env, stdio: ['pipe', 'pipe', 'pipe'] })
  return { child, ended: finish(child) }
}

async function finish(child: ChildProcess): Promise<Ended> {
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
