import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type Area, api } from '../../src/index.ts'
import { checkData } from '../../src/rules/checkData.ts'
import areas from './areas.json' with { type: 'json' }
import campaigns from './campaigns.json' with { type: 'json' }
import common from './common.json' with { type: 'json' }
import companies from './companies.json' with { type: 'json' }
import content from './content.json' with { type: 'json' }
import people from './people.json' with { type: 'json' }

const NonEmptyText = z.string().check(z.minLength(1))
const AreaWords = z.strictObject(Object.fromEntries(Object.keys(api).map((area) => [area, NonEmptyText])))
export const areaDescriptions = checkData('words/areas.json', areas, AreaWords) as Record<Area, string>
const DescriptionList = z.record(z.string(), NonEmptyText)

/** Separate from the schemas to keep 10 KiB of text out of the browser; comments in src/entities take priority. */
export const descriptionLists = Object.entries({ common, people, campaigns, content, companies }).map(
  ([name, list]) => checkData(`words/${name}.json`, list, DescriptionList),
)
const descriptionsByKey = new Map(descriptionLists.flatMap((list) => Object.entries(list)))

const entitiesFolder = join(import.meta.dirname, '../../src/entities')
const removeSections = (text: string): string =>
  text
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ \((?:S\d|[A-Z]-\d|ENDPOINTS)[^)]*\)/g, '')
    .trim()

const schemaComments = new Map(
  readdirSync(entitiesFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => readComments(readFileSync(join(entitiesFolder, name), 'utf8'))),
)

function readComments(source: string): [string, string][] {
  const wordPairs: [string, string][] = []
  let schema = ''
  for (const [, comment = '', exportedName, field] of source.matchAll(
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\n\s*)?(?:export const (\w+) =|(?<=\n\s+)(\w+): )/g,
  )) {
    if (exportedName) schema = exportedName
    if (comment) wordPairs.push([exportedName ?? `${schema}.${field}`, removeSections(comment)])
  }
  return wordPairs
}

export const findSchemaDescription = (name: string): string | undefined => schemaComments.get(name)

export const usedDescriptionKeys = new Set<string>()

/** The most specific entry wins: 'Training.reminders.status', 'reminders.status', then 'status'. */
export function findDescription(pathParts: readonly string[], name: string): string | undefined {
  for (let from = 0; from <= pathParts.length; from++) {
    const key = [...pathParts.slice(from), name].join('.')
    const description =
      (key.includes('.') ? schemaComments.get(key) : undefined) ?? descriptionsByKey.get(key)
    if (description === undefined) continue
    usedDescriptionKeys.add(key)
    return description
  }
  return undefined
}
