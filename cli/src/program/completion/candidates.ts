import type { Argument, Option, Command as Program } from 'commander'
import { topics } from '../topics.ts'

export interface Candidate {
  value: string
  text?: string
}

export type NameKind = 'companies' | 'lists' | 'reports' | 'runs' | 'profiles' | 'operations' | 'aliases'
export type CompletionSource =
  | { kind: 'known'; candidates: readonly Candidate[]; operation?: string | undefined }
  | { kind: 'named'; names: NameKind; prefix: string }
  | { kind: 'answer'; operation: string; prefix: string }
  | { kind: 'files' }

const noCompletions: CompletionSource = { kind: 'known', candidates: [] }

const namedOptions: Readonly<Record<string, NameKind>> = {
  '--company': 'companies',
  '--list': 'lists',
  '--profile': 'profiles',
}
const namedArguments: Readonly<Record<string, NameKind>> = {
  company: 'companies',
  list: 'lists',
  report: 'reports',
  run: 'runs',
  operation: 'operations',
  alias: 'aliases',
}

const isPathTerm = (term: string): boolean => /^(file|folder|path)/.test(term)

const keepBeforeLastComma = (text: string): string => text.slice(0, text.lastIndexOf(',') + 1)

function completeChoices(values: readonly string[], text: string, isList: boolean): CompletionSource {
  const listPrefix = isList ? keepBeforeLastComma(text) : ''
  return { kind: 'known', candidates: values.map((value) => ({ value: `${listPrefix}${value}` })) }
}

function completeOption(
  option: Option,
  call: string | undefined,
  text: string,
  prefix = '',
): CompletionSource {
  if (option.long === '--fields' && call !== undefined) {
    return { kind: 'answer', operation: call, prefix: prefix + keepBeforeLastComma(text) }
  }
  const names = namedOptions[option.long ?? '']
  if (names) return { kind: 'named', names, prefix }
  const source = option.argChoices
    ? completeChoices(option.argChoices, text, option.long === '--fields')
    : noCompletions
  if (source.kind === 'known' && option.argChoices) {
    return { ...source, candidates: source.candidates.map(({ value }) => ({ value: prefix + value })) }
  }
  return isPathTerm(/<(.*)>/.exec(option.flags)?.[1] ?? '') && prefix === ''
    ? { kind: 'files' }
    : noCompletions
}

function completeArgument(noun: string, argument: Argument | undefined): CompletionSource {
  if (!argument) return noCompletions
  const names =
    noun === 'profiles' && argument.name() === 'name' ? 'profiles' : namedArguments[argument.name()]
  if (names) return { kind: 'named', names, prefix: '' }
  if (argument.argChoices) return completeChoices(argument.argChoices, '', false)
  return isPathTerm(argument.name()) ? { kind: 'files' } : noCompletions
}

const listVerbs = (program: Program): Candidate[] =>
  program
    .createHelp()
    .visibleCommands(program)
    .map((command) => ({ value: command.name(), text: command.description() }))

interface CommandPosition {
  program: Program
  path: readonly string[]
  options: readonly Option[]
  givenOptions: readonly string[]
  open: Option | undefined
  help: boolean
}

const collectOptions = (program: Program | null): Option[] =>
  program ? [...program.options, ...collectOptions(program.parent)] : []

function advancePosition(parsePosition: CommandPosition, word: string): CommandPosition {
  const { program, options, givenOptions, open, path, help } = parsePosition
  if (open) return { ...parsePosition, open: undefined }
  if (word.startsWith('-') && word !== '-') {
    const option = options.find(({ long, short }) => word === long || word === short)
    return option && (option.required || option.optional) ? { ...parsePosition, open: option } : parsePosition
  }
  if (!help && path.length === 0 && word === 'help') return { ...parsePosition, help: true }
  const subcommand = program.commands.find(
    (command) => command.name() === word || command.aliases().includes(word),
  )
  if (!subcommand || givenOptions.length > 0)
    return { ...parsePosition, givenOptions: [...givenOptions, word] }
  return {
    ...parsePosition,
    program: subcommand,
    path: [...path, subcommand.name()],
    options: collectOptions(subcommand),
  }
}

export function findCompletionSource(
  root: Program,
  earlierWords: readonly string[],
  current: string,
): CompletionSource {
  const start: CommandPosition = {
    program: root,
    path: [],
    options: collectOptions(root),
    givenOptions: [],
    open: undefined,
    help: false,
  }
  const { program, path, options, givenOptions, open, help } = earlierWords.reduce(advancePosition, start)
  const call = path[0] === 'api' ? givenOptions[0] : undefined
  if (open) return completeOption(open, call, current)
  const [, name, value] = /^(--[^=]+)=(.*)$/s.exec(current) ?? []
  const matchingOption = options.find(({ long }) => long === name)
  if (matchingOption && value !== undefined) return completeOption(matchingOption, call, value, `${name}=`)
  if (current.startsWith('-')) {
    const candidates = options
      .filter(({ hidden }) => !hidden)
      .map(({ long, description }) => ({ value: long ?? '', text: description }))
    return {
      kind: 'known',
      candidates: [...candidates, { value: '--help', text: 'Show help' }],
      operation: call,
    }
  }
  if (program.commands.length > 0 && givenOptions.length === 0) {
    const argumentSource =
      help && path.length === 0 ? topics.map(({ name: value, summary: text }) => ({ value, text })) : []
    return { kind: 'known', candidates: [...listVerbs(program), ...argumentSource] }
  }
  const { registeredArguments } = program
  const lastArgument = registeredArguments.at(-1)
  return completeArgument(
    path[0] ?? '',
    registeredArguments[givenOptions.length] ?? (lastArgument?.variadic ? lastArgument : undefined),
  )
}
