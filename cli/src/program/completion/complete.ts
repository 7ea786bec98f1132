import { composed } from '@heed/contracts/names'
import { createContext } from '../../command/context.ts'
import type { GlobalFlags } from '../../command/settings.ts'
import { harmless } from '../../io/terminal/width.ts'
import { buildProgram } from '../program.ts'
import type { Surroundings } from '../run.ts'
import { filesWanted, type Shell } from '../shells.ts'
import { type Candidate, wantedAt } from './candidates.ts'
import { namesOf } from './names.ts'
import { forBash, splitLine, type Typed } from './words.ts'

function typedFor(words: readonly string[], option: string): string | undefined {
  const at = words.lastIndexOf(option)
  const joined = words.findLast((word) => word.startsWith(`${option}=`))
  return at === -1 ? joined?.slice(option.length + 1) : words[at + 1]
}

function flagsOf(words: readonly string[]): GlobalFlags {
  const [api, company, profile] = ['--api', '--company', '--profile'].map((name) => typedFor(words, name))
  return { ...(api ? { api } : {}), ...(company ? { company } : {}), ...(profile ? { profile } : {}) }
}

async function candidatesFor(
  { before, current }: Typed,
  around: Surroundings,
): Promise<readonly Candidate[] | undefined> {
  const wanted = wantedAt(buildProgram(before, around.streams, around.version), before, current)
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
    flags: flagsOf(before),
    format: 'json',
    quiet: true,
    debug: false,
    location: 'heed completion',
  })
  try {
    const found = await namesOf(context, wanted.names)
    return found.map(({ value, ...rest }) => ({ value: `${wanted.prefix}${value}`, ...rest }))
  } finally {
    await context.close()
  }
}

/** bash passes the line, and other shells pass words; fish drops the quotes around the last word. */
function partsOf(shell: Shell, words: readonly string[]): Typed {
  const last = words.at(-1) ?? ''
  if (shell === 'bash') return splitLine(words[0] ?? '')
  if (shell === 'powershell')
    return { before: words.slice(0, -1), current: last.replace(/^=/, ''), quote: '' }
  const current = shell === 'fish' ? splitLine(`heed ${last}`).current : last
  return { before: words.slice(0, -1), current, quote: '' }
}

function typedIn(shell: Shell, words: readonly string[]): Typed {
  const typed = partsOf(shell, words)
  return { ...typed, current: composed(typed.current) }
}

export async function complete([shell, ...words]: readonly string[], around: Surroundings): Promise<number> {
  const { output } = around.streams
  try {
    const typed = typedIn(shell as Shell, words)
    const found = await candidatesFor(typed, around)
    if (!found) output.write(`${filesWanted}\n`)
    const fitting = (found ?? []).filter(
      ({ value }) => composed(value).startsWith(typed.current) && harmless(value) === value,
    )
    for (const { value, text = '' } of fitting) {
      output.write(
        shell === 'bash' ? `${forBash(value, typed, words[1] ?? '')}\n` : `${value}\t${harmless(text)}\n`,
      )
    }
  } catch {
    // Failed completion must print nothing.
  }
  return 0
}
