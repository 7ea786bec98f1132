import type { Argument, Option, Command as Program } from 'commander'
import { topics } from '../topics.ts'

export interface Candidate {
  value: string
  text?: string
}

export type NameKind = 'companies' | 'lists' | 'reports' | 'runs' | 'profiles' | 'operations'
export type CompletionSource =
  | { kind: 'known'; candidates: readonly Candidate[]; operation?: string | undefined }
  | { kind: 'named'; names: NameKind; prefix: string }
  | { kind: 'answer'; operation: string; prefix: string }
  | { kind: 'files' }

const nothing: CompletionSource = { kind: 'known', candidates: [] }

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
}

const isFile = (term: string): boolean => /^(file|folder|path)/.test(term)

const beforeLast = (typed: string): string => typed.slice(0, typed.lastIndexOf(',') + 1)

function choices(all: readonly string[], typed: string, several: boolean): CompletionSource {
  const kept = several ? beforeLast(typed) : ''
  return { kind: 'known', candidates: all.map((value) => ({ value: `${kept}${value}` })) }
}

function ofOption(option: Option, call: string | undefined, typed: string, prefix = ''): CompletionSource {
  if (option.long === '--fields' && call !== undefined) {
    return { kind: 'answer', operation: call, prefix: prefix + beforeLast(typed) }
  }
  const names = namedOptions[option.long ?? '']
  if (names) return { kind: 'named', names, prefix }
  const found = option.argChoices ? choices(option.argChoices, typed, option.long === '--fields') : nothing
  if (found.kind === 'known' && option.argChoices) {
    return { ...found, candidates: found.candidates.map(({ value }) => ({ value: prefix + value })) }
  }
  return isFile(/<(.*)>/.exec(option.flags)?.[1] ?? '') && prefix === '' ? { kind: 'files' } : nothing
}

function ofArgument(noun: string, argument: Argument | undefined): CompletionSource {
  if (!argument) return nothing
  const names =
    noun === 'profiles' && argument.name() === 'name' ? 'profiles' : namedArguments[argument.name()]
  if (names) return { kind: 'named', names, prefix: '' }
  if (argument.argChoices) return choices(argument.argChoices, '', false)
  return isFile(argument.name()) ? { kind: 'files' } : nothing
}

const listVerbs = (program: Program): Candidate[] =>
  program
    .createHelp()
    .visibleCommands(program)
    .map((command) => ({ value: command.name(), text: command.description() }))

interface Place {
  program: Program
  path: readonly string[]
  options: readonly Option[]
  given: readonly string[]
  open: Option | undefined
  help: boolean
}

const collectOptions = (program: Program | null): Option[] =>
  program ? [...program.options, ...collectOptions(program.parent)] : []

function step(place: Place, word: string): Place {
  const { program, options, given, open, path, help } = place
  if (open) return { ...place, open: undefined }
  if (word.startsWith('-') && word !== '-') {
    const option = options.find(({ long, short }) => word === long || word === short)
    return option && (option.required || option.optional) ? { ...place, open: option } : place
  }
  if (!help && path.length === 0 && word === 'help') return { ...place, help: true }
  const next = program.commands.find((command) => command.name() === word || command.aliases().includes(word))
  if (!next || given.length > 0) return { ...place, given: [...given, word] }
  return { ...place, program: next, path: [...path, next.name()], options: collectOptions(next) }
}

export function findCompletionSource(
  root: Program,
  before: readonly string[],
  current: string,
): CompletionSource {
  const start: Place = {
    program: root,
    path: [],
    options: collectOptions(root),
    given: [],
    open: undefined,
    help: false,
  }
  const { program, path, options, given, open, help } = before.reduce(step, start)
  const call = path[0] === 'api' ? given[0] : undefined
  if (open) return ofOption(open, call, current)
  const [, name, value] = /^(--[^=]+)=(.*)$/s.exec(current) ?? []
  const assigned = options.find(({ long }) => long === name)
  if (assigned && value !== undefined) return ofOption(assigned, call, value, `${name}=`)
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
  if (program.commands.length > 0 && given.length === 0) {
    const more =
      help && path.length === 0 ? topics.map(({ name: value, summary: text }) => ({ value, text })) : []
    return { kind: 'known', candidates: [...listVerbs(program), ...more] }
  }
  const { registeredArguments } = program
  const last = registeredArguments.at(-1)
  return ofArgument(path[0] ?? '', registeredArguments[given.length] ?? (last?.variadic ? last : undefined))
}
