import { composeText } from '@heed/contracts/names'
import { createContext } from '../../command/context.ts'
import type { GlobalFlags } from '../../command/settings.ts'
import { readAliases } from '../../io/files/aliases.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { splitLine, type TypedLine } from '../../io/typedLine.ts'
import { expandPartialAlias } from '../expandAlias.ts'
import { expandNouns, listOperands } from '../expandWords.ts'
import { buildProgram } from '../program.ts'
import type { ProgramEnvironment } from '../run.ts'
import { filesMarker, type Shell } from '../shells.ts'
import { type Candidate, findCompletionSource } from './candidates.ts'
import { loadNames } from './names.ts'
import { toBashCompletion } from './words.ts'

function findOptionValue(words: readonly string[], option: string): string | undefined {
  const index = words.lastIndexOf(option)
  const joinedOption = words.findLast((word) => word.startsWith(`${option}=`))
  return index === -1 ? joinedOption?.slice(option.length + 1) : words[index + 1]
}

function parseGlobalFlags(words: readonly string[]): GlobalFlags {
  const [api, company, profile] = ['--api', '--company', '--profile'].map((name) =>
    findOptionValue(words, name),
  )
  return { ...(api ? { api } : {}), ...(company ? { company } : {}), ...(profile ? { profile } : {}) }
}

async function listAliasCandidates(
  { env }: ProgramEnvironment,
  current: string,
): Promise<readonly Candidate[]> {
  if (current.startsWith('-')) return []
  const aliases = await readAliases(env).catch(() => ({}))
  return Object.entries<string>(aliases).map(([value, text]) => ({ value, text }))
}

async function findCandidates(
  { before, current }: TypedLine,
  environment: ProgramEnvironment,
): Promise<readonly Candidate[] | undefined> {
  const expandedWords = expandNouns(await expandPartialAlias(before, environment.env))
  const source = findCompletionSource(
    buildProgram(expandedWords, environment.streams, environment.version),
    expandedWords,
    current,
  )
  if (source.kind === 'known') {
    if (source.operation === undefined)
      return source.candidates.length > 0 && listOperands(before).length === 0
        ? [...source.candidates, ...(await listAliasCandidates(environment, current))]
        : source.candidates
    const { listParameterNames } = await import('../../nouns/api/complete.ts')
    return [...listParameterNames(source.operation).map((value) => ({ value })), ...source.candidates]
  }
  if (source.kind === 'answer') {
    const { listResponseFields: listAnswerFields } = await import('../../nouns/api/complete.ts')
    return listAnswerFields(source.operation).map((name) => ({ value: `${source.prefix}${name}` }))
  }
  if (source.kind === 'files') return undefined
  const context = createContext({
    ...environment,
    // Completion must never prompt.
    streams: { ...environment.streams, mayAsk: false },
    flags: parseGlobalFlags(expandedWords),
    format: 'json',
    quiet: true,
    debug: false,
    location: 'heed completion',
  })
  try {
    const loadedNames = await loadNames(context, source.names)
    return loadedNames.map(({ value, ...rest }) => ({ value: `${source.prefix}${value}`, ...rest }))
  } finally {
    await context.close()
  }
}

/** bash passes the line, and other shells pass words; fish drops the quotes around the last word. */
function splitTyped(shell: Shell, words: readonly string[]): TypedLine {
  const lastWord = words.at(-1) ?? ''
  if (shell === 'bash') return splitLine(words[0] ?? '')
  if (shell === 'powershell')
    return { before: words.slice(0, -1), current: lastWord.replace(/^=/, ''), quote: '' }
  const current = shell === 'fish' ? splitLine(`heed ${lastWord}`).current : lastWord
  return { before: words.slice(0, -1), current, quote: '' }
}

function splitForShell(shell: Shell, words: readonly string[]): TypedLine {
  const typedLine = splitTyped(shell, words)
  return { ...typedLine, current: composeText(typedLine.current) }
}

export async function complete(
  [shell, ...words]: readonly string[],
  environment: ProgramEnvironment,
): Promise<number> {
  const { output } = environment.streams
  try {
    const typedLine = splitForShell(shell as Shell, words)
    const candidates = await findCandidates(typedLine, environment)
    if (!candidates) output.write(`${filesMarker}\n`)
    const matchingCandidates = (candidates ?? []).filter(
      ({ value }) => composeText(value).startsWith(typedLine.current) && sanitizeText(value) === value,
    )
    for (const { value, text = '' } of matchingCandidates) {
      output.write(
        shell === 'bash'
          ? `${toBashCompletion(value, typedLine, words[1] ?? '')}\n`
          : `${value}\t${sanitizeText(text)}\n`,
      )
    }
  } catch {
    // A failed completion must print nothing.
  }
  return 0
}
