import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import type { Context } from '../../command/context.ts'
import type { ResumableOptions, RunHeader } from './types.ts'

type RerunVerb = 'resume' | 'retry'

const verbLabels: Readonly<Record<RerunVerb, string>> = { resume: 'Resume', retry: 'Retry the failed rows' }

export function getRetypedWords({
  input,
  options,
}: Pick<RunHeader, 'input' | 'options'>): readonly string[] | undefined {
  return (options as Partial<ResumableOptions> | undefined)?.typedAgain ?? (input ? [] : undefined)
}

export function formatRerunLines(
  { flags }: Context,
  runHeader: RunHeader,
  verb: RerunVerb,
): readonly string[] {
  const retypedWords = getRetypedWords(runHeader)
  if (!retypedWords) return ['Run the same command again. Anything already done will be skipped.']
  const words = [`heed runs ${verb} ${runHeader.id}`, ...retypedWords]
  if (flags.api) words.push(`--api ${quoteShellWord(flags.api)}`)
  if (flags.profile) words.push(`--profile ${quoteShellWord(flags.profile)}`)
  if (flags.insecure) words.push('--insecure')
  const sameLinesNote = runHeader.input?.path === '-' ? ', with the same lines on standard input' : ''
  return [`${verbLabels[verb]}${sameLinesNote}:`, words.join(' ')]
}

/** Every run ends with these lines. `undo` is true, or the reason why the run can't be undone. */
export function formatRunLines(
  { quiet, streams }: Context,
  id: string | null,
  undo: true | string,
): readonly string[] {
  if (id === null || quiet) return []
  const { dim } = streams.output.paint
  return [
    dim(`Run ${id}. See its details: heed runs view ${id}`),
    dim(undo === true ? `Undo it: heed runs undo ${id}` : `It can't be undone: ${undo}`),
  ]
}
