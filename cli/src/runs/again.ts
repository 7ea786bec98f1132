import type { Context } from '../context.ts'
import { shellWord } from '../io/words.ts'
import type { RunHead } from './types.ts'

type Verb = 'resume' | 'retry'

const said: Readonly<Record<Verb, string>> = { resume: 'Go on', retry: 'Do the failed ones again' }

/** The line that goes on with a run, or does again what failed, under a word that says so. */
export function againLines({ flags }: Context, { id, input }: RunHead, verb: Verb): readonly string[] {
  if (!input) return ['Run the same line again: what is there already is recognised.']
  const words = [`heed runs ${verb} ${id}`]
  if (flags.api) words.push(`--api ${shellWord(flags.api)}`)
  if (flags.profile) words.push(`--profile ${shellWord(flags.profile)}`)
  const same = input.path === '-' ? ', with the same lines on standard input' : ''
  return [`${said[verb]}${same}:`, words.join(' ')]
}
