import { getOwnValue } from '@heed/contracts/rules/ownValue'
import { commands } from './catalogue.ts'
import { topics } from './topics.ts'

const shortNouns: Readonly<Record<string, string>> = { logo: 'companies', language: 'companies' }

/** Earlier versions had these nouns one level deeper. */
const movedNouns: Readonly<Record<string, string>> = { subscription: 'companies' }

const optionsWithValue: ReadonlySet<string> = new Set([
  '--api',
  '--company',
  '--profile',
  '--timeout',
  '--retries',
])

const globalFlags: ReadonlySet<string> = new Set([
  ...['--insecure', '--quiet', '-q', '--debug', '--no-input', '--no-color', '--no-pager'],
  ...['--help', '-h', '--version', '-v'],
])

const verbAliases: Readonly<Record<string, string>> = { ls: 'list' }

interface Operand {
  word: string
  index: number
}

export function listOperands(argv: readonly string[]): Operand[] {
  const operands: Operand[] = []
  for (let index = 0; index < argv.length; index++) {
    const word = argv[index] ?? ''
    const [name = ''] = word.split('=')
    // Other options belong to a command, so its name has been read.
    if (word.startsWith('-') && !globalFlags.has(name) && !optionsWithValue.has(name)) break
    if (optionsWithValue.has(word)) index++
    else if (!word.startsWith('-')) operands.push({ word, index })
  }
  return operands[0]?.word === 'help' ? operands.slice(1) : operands
}

const listVerbs = (noun: string): string[] =>
  commands.filter(({ name }) => name.startsWith(`${noun} `)).map(({ name }) => name.slice(noun.length + 1))

const isNoun = (name: string): boolean => listVerbs(name).length > 0
const isCommand = (name: string): boolean => commands.some((command) => command.name === name)

export const isHelpRequested = (argv: readonly string[]): boolean =>
  argv[0] === 'help' || argv.includes('--help') || argv.includes('-h')

export const isBuiltIn = (word: string): boolean =>
  isNoun(word) ||
  isCommand(word) ||
  word === 'help' ||
  Object.hasOwn(shortNouns, word) ||
  topics.some(({ name }) => name === word)

export function expandNouns(argv: readonly string[]): readonly string[] {
  const [first, second] = listOperands(argv)
  if (!first) return argv
  const parent = getOwnValue(shortNouns, first.word)
  if (parent !== undefined && !isNoun(first.word)) return argv.toSpliced(first.index, 0, parent)
  if (second && getOwnValue(movedNouns, second.word) === first.word) return argv.toSpliced(first.index, 1)
  return argv
}

export function addListVerb(argv: readonly string[]): readonly string[] {
  const operands = listOperands(argv)
  const name = operands.map(({ word }) => word).join(' ')
  const lastOperand = operands.at(-1)
  const verbs = listVerbs(name)
  const isListOnly = verbs.length === 1 && verbs[0] === 'list'
  if (!lastOperand || !isListOnly || isHelpRequested(argv)) return argv
  return argv.toSpliced(lastOperand.index + 1, 0, 'list')
}

export function requestsUnknownHelp(argv: readonly string[]): boolean {
  if (argv[0] === 'help' || !isHelpRequested(argv)) return false
  let name = ''
  for (const { word } of listOperands(argv)) {
    const isTopic = name === '' && (word === 'help' || topics.some((topic) => topic.name === word))
    if (isTopic) return false
    name = `${name} ${getOwnValue(verbAliases, word) ?? word}`.trim()
    if (isCommand(name)) return false
    if (!isNoun(name)) return true
  }
  return false
}

export const removeHelpFlags = (argv: readonly string[]): readonly string[] =>
  argv.filter((word) => word !== '--help' && word !== '-h')
