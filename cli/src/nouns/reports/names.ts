import { fileNameMaxBytes, toSafeFileName, truncateParts } from '@heed/contracts/rules/fileName'
import type { FileFormat } from './options.ts'

export const placeholders = ['report', 'id', 'date', 'execution', 'company', 'ext'] as const
type Placeholder = (typeof placeholders)[number]

/** Execution ids are unique, so no two files share a name. */
export const defaultPattern = '{company} {report} {date} {execution}.{ext}'

const extensionPlaceholder = '.{ext}'
export function parsePattern(pattern: string): string {
  const unknownPlaceholder = [...pattern.matchAll(/\{([^}]*)\}/g)].find(([, name]) => !isPlaceholder(name))
  if (unknownPlaceholder) {
    throw new RangeError(
      `${unknownPlaceholder[0]} is unknown. Use ${placeholders.map((name) => `{${name}}`).join(' ')}.`,
    )
  }
  if (/[/\\]/.test(pattern)) throw new RangeError("It can't contain folders: choose the folder with --out.")
  if (pattern.trim() === '') throw new RangeError("It can't be empty.")
  return pattern.endsWith(extensionPlaceholder) ? pattern : `${pattern}${extensionPlaceholder}`
}

const isPlaceholder = (name: string | undefined): name is Placeholder =>
  placeholders.includes(name as Placeholder)

type NameFacts = Record<Exclude<Placeholder, 'ext'>, string | number>

/** Safe on every system: never a path, a device name or a hidden file. */
export function makeFileName(pattern: string, values: NameFacts, ext: FileFormat): string {
  const fill = (texts: Pick<NameFacts, 'company' | 'report'>): string =>
    pattern
      .slice(0, -extensionPlaceholder.length)
      .replace(/\{(\w+)\}/g, (_, name: Placeholder) =>
        name === 'ext' ? ext : String({ ...values, ...texts }[name]),
      )
  // Only company and report names are shortened: the remaining parts keep the name unique.
  const rest = Buffer.byteLength(fill({ company: '', report: '' }))
  const [company = '', report = ''] = truncateParts(
    [String(values.company), String(values.report)].map((text, index) =>
      pattern.includes(requiredPlaceholders[index] ?? '') ? text : '',
    ),
    fileNameMaxBytes - rest,
  )
  return `${toSafeFileName(fill({ company, report }).replace(/ {2,}/g, ' '))}.${ext}`
}

const requiredPlaceholders = ['{company}', '{report}']

export function findCollisions(names: readonly string[]): [name: string, files: number][] {
  const seenNames = new Map<string, [string, number]>()
  for (const name of names) {
    const key = name.toLowerCase()
    seenNames.set(key, [seenNames.get(key)?.[0] ?? name, (seenNames.get(key)?.[1] ?? 0) + 1])
  }
  return [...seenNames.values()].filter(([, files]) => files > 1)
}
