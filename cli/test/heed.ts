import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Command } from '../src/command/command.ts'
import type { Outcome } from '../src/command/outcome.ts'
import { type Profile, saveProfile } from '../src/io/files/profiles.ts'
import { getFieldNames } from '../src/io/print/formats.ts'
import type { Asker } from '../src/io/terminal/ask.ts'
import { createStreams } from '../src/io/terminal/streams.ts'
import { type ProgramEnvironment, runProgram } from '../src/program/run.ts'

export interface Run {
  code: number
  output: string
  error: string
  asked: string[]
}

export interface RunOptions {
  env?: Record<string, string>
  /** Standard input, whole or in pieces. */
  input?: string | Uint8Array | readonly Uint8Array[]
  /** Terminal width; 80 by default. */
  columns?: number
  /** Interactive terminal; false by default. */
  terminal?: boolean
  /** Answers to prompts, in order. */
  answers?: (string | boolean)[]
  profile?: Profile
  interrupts?: ProgramEnvironment['interrupts']
  retrying?: ProgramEnvironment['retrying']
}

export const token = 'secret-token-of-a-test'

/** Decodes output in which each character is one byte. */
export const decodeText = (output: string): string => Buffer.from(output, 'latin1').toString()

/** A separate configuration folder for each test. */
export const makeTempFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'heed-test-'))

const neverAborted = new AbortController().signal

function createTestAsker(answers: (string | boolean)[], asked: string[]): Asker {
  const next = async (message: string) => {
    asked.push(message)
    const answer = answers.shift()
    if (answer === undefined) throw new Error(`nobody answers "${message}"`)
    return answer
  }
  return {
    text: async (message) => String(await next(message)),
    secret: async (message) => String(await next(message)),
    confirm: async (message) => (await next(message)) === true,
    async select(message, choices) {
      const chosen = String(await next(message))
      if (choices.some(({ value }) => value === chosen)) return chosen
      throw new Error(`"${chosen}" is none of ${choices.map(({ value }) => value).join()}`)
    },
  }
}

/** Compares an outcome with the promised fields, including their order; undefined if they match. */
function findMismatch({ name, fields }: Command, outcome: Outcome): string | undefined {
  if (fields === 'open' || outcome.kind === 'text') return undefined
  const keys =
    outcome.kind === 'table' ? outcome.columns.map(({ key }) => key) : Object.keys(outcome.document)
  const given = new Set(keys)
  const known = new Set(getFieldNames(fields))
  const wanted = fields.filter((field) => !field.endsWith('?'))
  if (wanted.every((field) => given.has(field)) && keys.every((key) => known.has(key))) return undefined
  return `${name} ended with ${keys.join()}, but promises ${fields.join()}`
}

/** Runs heed in this process with buffered streams. Retries don't wait; unexpected fields fail the test. */
export async function runHeed(words: readonly string[], options: RunOptions = {}): Promise<Run> {
  const { columns = 80, terminal = false, answers = [], profile, interrupts } = options
  const result: Run = { code: -1, output: '', error: '', asked: [] }
  const env = { XDG_CONFIG_HOME: options.env?.XDG_CONFIG_HOME ?? (await makeTempFolder()), ...options.env }
  if (profile) await saveProfile(env, 'default', profile)
  const into = (name: 'output' | 'error') => ({
    isTTY: terminal,
    columns,
    write(content: string | Uint8Array) {
      result[name] += typeof content === 'string' ? content : Buffer.from(content).toString('latin1')
    },
  })
  const { input: given = '' } = options
  const pieces = typeof given === 'string' || given instanceof Uint8Array ? [Buffer.from(given)] : given
  const input = Object.assign(Readable.from(pieces), { isTTY: terminal })
  const streams = createStreams(
    { input, output: into('output'), error: into('error') },
    { ...env, NO_COLOR: '1' },
  )
  let lie: string | undefined
  result.code = await runProgram(words, {
    streams,
    env,
    ask: createTestAsker(answers, result.asked),
    interrupts: interrupts ?? (() => ({ stop: neverAborted, abortSignal: neverAborted })),
    retrying: options.retrying ?? { sleep: async () => {}, random: () => 0 },
    version: '0.0.0-test',
    ended: (command, outcome) => {
      lie = findMismatch(command, outcome)
    },
  })
  if (lie) throw new Error(lie)
  return result
}
