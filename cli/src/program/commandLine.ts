import { CommanderError, type Command as Program } from 'commander'
import { exitCodes, Stop } from '../io/exit.ts'
import { createFailureContext, printFailure, printStop } from '../io/print/print.ts'
import type { Streams } from '../io/terminal/streams.ts'
import { addListVerb, expandNouns, removeHelpFlags, requestsUnknownHelp } from './expandWords.ts'
import { isJsonRequested } from './options.ts'
import { buildProgram, type Invocation } from './program.ts'

export interface CommandLinePage {
  exitCode: number
  page: string
  stop?: Stop
  asJson?: string
}

export function readCommandLine(
  words: readonly string[],
  streams: Streams,
  version: string,
): Invocation | CommandLinePage {
  const expandedWords = addListVerb(expandNouns(words))
  const argv = requestsUnknownHelp(expandedWords) ? removeHelpFlags(expandedWords) : expandedWords
  let parsedInvocation: Invocation | undefined
  let page = ''
  let reason: string | undefined
  const root = buildProgram(argv, streams, version, {
    done(invocation) {
      parsedInvocation = invocation
    },
    show(text) {
      page += text
    },
    refuse(text) {
      reason = text
    },
  })
  try {
    root.parse(argv[0] === 'help' || argv.length === 0 ? toHelpArguments(root, argv.slice(1)) : [...argv], {
      from: 'user',
    })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return { exitCode: exitCodes.done, page }
    const commandName = findCommandName(root, argv)
    const asJson = isJsonRequested(argv) ? { asJson: commandName } : {}
    if (reason === undefined && !isJsonRequested(argv)) return { exitCode: exitCodes.usage, page }
    return {
      exitCode: exitCodes.usage,
      page: '',
      stop: createUsageStop(reason ?? 'No command was given.', commandName),
      ...asJson,
    }
  }
  return parsedInvocation ?? { exitCode: 0, page }
}

function findCommandName(root: Program, argv: readonly string[]): string {
  let program = root
  const names = ['heed']
  for (const word of argv) {
    const match = program.commands.find(
      (subcommand) => subcommand.name() === word || subcommand.aliases().includes(word),
    )
    if (!match) continue
    program = match
    names.push(match.name())
  }
  return names.join(' ')
}

function createUsageStop(reason: string, commandName: string): Stop {
  const [firstLine = '', ...otherLines] = reason
    .replace(/^error: /, '')
    .trimEnd()
    .split('\n')
  const text = `${firstLine.charAt(0).toUpperCase()}${firstLine.slice(1)}`
  const offers = otherLines.map((line) => line.replace(/^\((.*)\)$/, '$1'))
  return new Stop(text, exitCodes.usage, ...offers, `For help, run: ${commandName} --help`)
}

function toHelpArguments(root: Program, words: readonly string[]): string[] {
  let program = root
  for (const word of words) {
    const isNoun = program.commands.length > 0 && !word.startsWith('-')
    if (!isNoun) break
    const match = program.commands.find(
      (command) => command.name() === word || command.aliases().includes(word),
    )
    if (!match) return [...words]
    program = match
  }
  return [...words, '--help']
}

export async function showPage(
  { exitCode, page, stop, asJson }: CommandLinePage,
  streams: Streams,
): Promise<number> {
  await streams.show(page)
  if (stop) printStop(streams, stop)
  if (stop && asJson !== undefined) printFailure(streams, stop, createFailureContext(asJson))
  return exitCode
}
