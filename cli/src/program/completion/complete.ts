import { composeText } from '@heed/contracts/names'
import { createContext } from '../../command/context.ts'
import type { GlobalFlags } from '../../command/settings.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { buildProgram } from '../program.ts'
import type { ProgramEnvironment } from '../run.ts'
import { filesMarker, type Shell } from '../shells.ts'
import { type Candidate, findCompletionSource } from './candidates.ts'
import { loadNames } from './names.ts'
import { splitLine, type TypedLine, toBashCompletion } from './words.ts'

function typedFor(words: readonly string[], option: string): string | undefined {
  const at = words.lastIndexOf(option)
  const joined = words.findLast((word) => word.startsWith(`${option}=`))
  return at === -1 ? joined?.slice(option.length + 1) : words[at + 1]
}

function readFlags(words: readonly string[]): GlobalFlags {
  const [api, company, profile] = ['--api', '--company', '--profile'].map((name) => typedFor(words, name))
  return { ...(api ? { api } : {}), ...(company ? { company } : {}), ...(profile ? { profile } : {}) }
}

async function candidatesFor(
  { before, current }: TypedLine,
  around: ProgramEnvironment,
): Promise<readonly Candidate[] | undefined> {
  const wanted = findCompletionSource(buildProgram(before, around.streams, around.version), before, current)
  if (wanted.kind === 'known') {
    if (wanted.operation === undefined) return wanted.candidates
    const { parameterNames } = await import('../../nouns/api/complete.ts')
    return [...parameterNames(wanted.operation).map((value) => ({ value })), ...wanted.candidates]
  }
  if (wanted.kind === 'answer') {
    const { answerFields } = await import('../../nouns/api/complete.ts')
    return answerFields(wanted.operation).map((name) => ({ value: `${wanted.prefix}${name}` }))
  }
  if (wanted.kind === 'files') return undefined
  const context = createContext({
    ...around,
    // Completion must never prompt.
    streams: { ...around.streams, mayAsk: false },
    flags: readFlags(before),
    format: 'json',
    quiet: true,
    debug: false,
    location: 'heed completion',
  })
  try {
    const found = await loadNames(context, wanted.names)
    return found.map(({ value, ...rest }) => ({ value: `${wanted.prefix}${value}`, ...rest }))
  } finally {
    await context.close()
  }
}

/** bash passes the line, and other shells pass words; fish drops the quotes around the last word. */
function splitTyped(shell: Shell, words: readonly string[]): TypedLine {
  const last = words.at(-1) ?? ''
  if (shell === 'bash') return splitLine(words[0] ?? '')
  if (shell === 'powershell')
    return { before: words.slice(0, -1), current: last.replace(/^=/, ''), quote: '' }
  const current = shell === 'fish' ? splitLine(`heed ${last}`).current : last
  return { before: words.slice(0, -1), current, quote: '' }
}

function typedIn(shell: Shell, words: readonly string[]): TypedLine {
  const typed = splitTyped(shell, words)
  return { ...typed, current: composeText(typed.current) }
}

export async function complete(
  [shell, ...words]: readonly string[],
  around: ProgramEnvironment,
): Promise<number> {
  const { output } = around.streams
  try {
    const typed = typedIn(shell as Shell, words)
    const found = await candidatesFor(typed, around)
    if (!found) output.write(`${filesMarker}\n`)
    const fitting = (found ?? []).filter(
      ({ value }) => composeText(value).startsWith(typed.current) && sanitizeText(value) === value,
    )
    for (const { value, text = '' } of fitting) {
      output.write(
        shell === 'bash'
          ? `${toBashCompletion(value, typed, words[1] ?? '')}\n`
          : `${value}\t${sanitizeText(text)}\n`,
      )
    }
  } catch {
    // Failed completion must print nothing.
  }
  return 0
}
