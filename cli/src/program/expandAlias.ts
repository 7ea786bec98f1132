import { getOwnValue } from '@heed/contracts/rules/ownValue'
import { exitCodes, Stop } from '../io/exit.ts'
import { readAliases } from '../io/files/aliases.ts'
import type { Environment, Streams } from '../io/terminal/streams.ts'
import { splitWords } from '../io/typedLine.ts'
import { formatCount } from '../io/words.ts'
import { type CommandLinePage, readCommandLine } from './commandLine.ts'
import { isBuiltIn, isHelpRequested, listOperands, removeHelpFlags } from './expandWords.ts'
import { isJsonRequested } from './options.ts'
import type { Invocation } from './program.ts'

const placeholderPattern = /\$([1-9]\d*)/g

const listPlaceholders = (word: string): number[] =>
  [...word.matchAll(placeholderPattern)].map(([, number]) => Number(number))

interface FilledAlias {
  words: readonly string[]
  needed: number
}

/** Replaces `$1` and so on in each word, so that an argument always remains a single word. Other arguments follow. */
function fillAlias(expansion: string, args: readonly string[]): FilledAlias {
  const expansionWords = splitWords(expansion)
  const needed = Math.max(0, ...expansionWords.flatMap(listPlaceholders))
  const missingIndex = expansionWords.findIndex((word) =>
    listPlaceholders(word).some((number) => number > args.length),
  )
  const usableWords = missingIndex === -1 ? expansionWords : expansionWords.slice(0, missingIndex)
  const filledWords = usableWords.map((word) =>
    word.replace(placeholderPattern, (_, number: string) => args[Number(number) - 1] ?? ''),
  )
  return { words: missingIndex === -1 ? [...filledWords, ...args.slice(needed)] : filledWords, needed }
}

interface TypedAlias {
  name: string
  expansion: string
  before: readonly string[]
  args: readonly string[]
}

async function findAlias(argv: readonly string[], env: Environment): Promise<TypedAlias | undefined> {
  const [operand] = listOperands(argv)
  if (!operand || isBuiltIn(operand.word)) return undefined
  const { word: name, index } = operand
  const expansion = getOwnValue(await readAliases(env), name)
  if (expansion === undefined) return undefined
  return { name, expansion, before: argv.slice(0, index), args: argv.slice(index + 1) }
}

export async function expandAlias(argv: readonly string[], env: Environment): Promise<readonly string[]> {
  const alias = await findAlias(argv, env)
  if (!alias) return argv
  const { name, expansion, before, args } = alias
  if (isHelpRequested(argv)) {
    const { words } = fillAlias(expansion, removeHelpFlags(args))
    return [...removeHelpFlags(before).filter((word) => word !== 'help'), ...words, '--help']
  }
  const { words, needed } = fillAlias(expansion, args)
  if (args.length >= needed) return [...before, ...words]
  throw new Stop(
    `The alias "${name}" needs ${formatCount(needed, 'argument')}, but got ${args.length}.`,
    exitCodes.usage,
    `It's short for: heed ${expansion}`,
  )
}

/** Leaves out the words from the first missing argument on, so that completion can offer it. */
export async function expandPartialAlias(
  argv: readonly string[],
  env: Environment,
): Promise<readonly string[]> {
  const alias = await findAlias(argv, env)
  return alias ? [...alias.before, ...fillAlias(alias.expansion, alias.args).words] : argv
}

export async function readTypedCommand(
  argv: readonly string[],
  streams: Streams,
  version: string,
  env: Environment,
): Promise<Invocation | CommandLinePage> {
  try {
    return readCommandLine(await expandAlias(argv, env), streams, version)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    return {
      exitCode: error.code,
      page: '',
      stop: error,
      ...(isJsonRequested(argv) ? { asJson: 'heed' } : {}),
    }
  }
}
