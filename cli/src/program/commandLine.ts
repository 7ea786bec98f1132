import { CommanderError, type Command as Program } from 'commander'
import { exitCodes, Stop } from '../io/exit.ts'
import { printFailure, printStop, toFailurePlace } from '../io/print/print.ts'
import type { Streams } from '../io/terminal/streams.ts'
import { asksForJson } from './options.ts'
import { buildProgram, type Invocation } from './program.ts'

export interface Page {
  exitCode: number
  page: string
  stop?: Stop
  asJson?: string
}

export function readCommandLine(
  typed: readonly string[],
  streams: Streams,
  version: string,
): Invocation | Page {
  let read: Invocation | undefined
  let page = ''
  let reason: string | undefined
  const root = buildProgram(typed, streams, version, {
    done(invocation) {
      read = invocation
    },
    show(text) {
      page += text
    },
    refuse(text) {
      reason = text
    },
  })
  try {
    root.parse(typed[0] === 'help' || typed.length === 0 ? explaining(root, typed.slice(1)) : [...typed], {
      from: 'user',
    })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return { exitCode: exitCodes.done, page }
    const place = findCommandName(root, typed)
    const asJson = asksForJson(typed) ? { asJson: place } : {}
    if (reason === undefined && !asksForJson(typed)) return { exitCode: exitCodes.usage, page }
    return {
      exitCode: exitCodes.usage,
      page: '',
      stop: toUsageStop(reason ?? 'No command was given.', place),
      ...asJson,
    }
  }
  return read ?? { exitCode: 0, page }
}

function findCommandName(root: Program, typed: readonly string[]): string {
  let program = root
  const names = ['heed']
  for (const word of typed) {
    const found = program.commands.find((one) => one.name() === word || one.aliases().includes(word))
    if (!found) continue
    program = found
    names.push(found.name())
  }
  return names.join(' ')
}

function toUsageStop(reason: string, place: string): Stop {
  const [first = '', ...more] = reason
    .replace(/^error: /, '')
    .trimEnd()
    .split('\n')
  const text = `${first.charAt(0).toUpperCase()}${first.slice(1)}`
  const offers = more.map((line) => line.replace(/^\((.*)\)$/, '$1'))
  return new Stop(text, exitCodes.usage, ...offers, `See its help: ${place} --help`)
}

function explaining(root: Program, words: readonly string[]): string[] {
  let program = root
  for (const word of words) {
    const isNoun = program.commands.length > 0 && !word.startsWith('-')
    if (!isNoun) break
    const found = program.commands.find(
      (command) => command.name() === word || command.aliases().includes(word),
    )
    if (!found) return [...words]
    program = found
  }
  return [...words, '--help']
}

export async function showPage({ exitCode, page, stop, asJson }: Page, streams: Streams): Promise<number> {
  await streams.show(page)
  if (stop) printStop(streams, stop)
  if (stop && asJson !== undefined) printFailure(streams, stop, toFailurePlace(asJson))
  return exitCode
}
