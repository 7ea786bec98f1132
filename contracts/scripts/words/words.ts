import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { campaignWords } from './campaigns.ts'
import { commonWords } from './common.ts'
import { companyWords } from './companies.ts'
import { contentWords } from './content.ts'
import { peopleWords } from './people.ts'

/** Separate from the schemas to keep 10 KiB of text out of the browser; comments in src/entities take priority. */
export const wordLists = [commonWords, peopleWords, campaignWords, contentWords, companyWords]
const words = new Map(wordLists.flatMap((list) => Object.entries<string>(list)))

const declared = join(import.meta.dirname, '../../src/entities')
const withoutSections = (text: string): string =>
  text
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ \((?:S\d|[A-Z]-\d|ENDPOINTS)[^)]*\)/g, '')
    .trim()

const comments = new Map(
  readdirSync(declared, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => commentsIn(readFileSync(join(declared, name), 'utf8'))),
)

function commentsIn(source: string): [string, string][] {
  const found: [string, string][] = []
  let schema = ''
  for (const [, comment = '', exported, field] of source.matchAll(
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\n\s*)?(?:export const (\w+) =|(?<=\n\s+)(\w+): )/g,
  )) {
    if (exported) schema = exported
    if (comment) found.push([exported ?? `${schema}.${field}`, withoutSections(comment)])
  }
  return found
}

export const wordsOfSchema = (name: string): string | undefined => comments.get(name)

export const usedWords = new Set<string>()

/** The most specific entry wins: 'Training.reminders.status', 'reminders.status', then 'status'. */
export function wordsOf(place: readonly string[], name: string): string | undefined {
  for (let from = 0; from <= place.length; from++) {
    const key = [...place.slice(from), name].join('.')
    const said = (key.includes('.') ? comments.get(key) : undefined) ?? words.get(key)
    if (said === undefined) continue
    usedWords.add(key)
    return said
  }
  return undefined
}
