import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { campaignWords } from './campaigns.ts'
import { commonWords } from './common.ts'
import { companyWords } from './companies.ts'
import { contentWords } from './content.ts'
import { peopleWords } from './people.ts'

/**
 * What names of the wire mean. A name is said once for all places where it means the same, or with what it stands in, as
 * 'Training.status'. They do not stand in the schemas, which are part of what browsers load: ten KiB of texts that only
 * this document has readers for. A comment in the declaration wins.
 */
export const wordLists = [commonWords, peopleWords, campaignWords, contentWords, companyWords]
const words = new Map(wordLists.flatMap((list) => Object.entries<string>(list)))

const declared = join(import.meta.dirname, '../../src/entities')
const withoutSections = (text: string): string =>
  text
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ \((?:S\d|[A-Z]-\d|ENDPOINTS)[^)]*\)/g, '')
    .trim()

/** Comments of declarations, by the name of the schema, or by it and a field: 'Company', 'Company.ppv'. */
const comments = new Map(
  readdirSync(declared)
    .filter((name) => !name.endsWith('.test.ts'))
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

/** What a schema is, as its declaration says. */
export const wordsOfSchema = (name: string): string | undefined => comments.get(name)

/** Entries that were asked for; what is left is said for nothing. */
export const usedWords = new Set<string>()

/** What a name means at a place, the nearest that is said: 'Training.reminders.status', 'reminders.status', 'status'. */
export function wordsOf(place: readonly string[], name: string): string | undefined {
  for (let from = 0; from <= place.length; from++) {
    const key = [...place.slice(from), name].join('.')
    // A constant that is declared under the name of a property says nothing of it.
    const said = (key.includes('.') ? comments.get(key) : undefined) ?? words.get(key)
    if (said === undefined) continue
    usedWords.add(key)
    return said
  }
  return undefined
}
