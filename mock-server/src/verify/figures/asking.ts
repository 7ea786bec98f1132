import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import type { ServedFile } from '../../calls/handler.ts'
import { getWords, type Words } from '../../files/words/index.ts'
import type { World } from '../../world/World.ts'
import type { Findings } from './Findings.ts'

export interface FigureContext {
  world: World
  companyId: number
  admin: string
  findings: Findings
}

const pageSize = 100

const headerWords = [
  'email',
  'list',
  'employees',
  'trainings',
  'lessons',
  'lessonsDelivered',
  'lessonsViewed',
  'lessonsDone',
  'assessments',
  'assessmentsDone',
  'resilience',
  'score',
  'scenario',
  'right',
  'started',
  'answered',
] as const satisfies readonly (keyof Words)[]

export function readAllPages<T>(
  readPage: (page: { p: number; n: number }) => { rows: readonly T[]; count: number },
): {
  rows: T[]
  count: number
} {
  const rows: T[] = []
  for (let p = 0; ; p++) {
    const page = readPage({ p, n: pageSize })
    rows.push(...page.rows)
    if (page.rows.length < pageSize) return { rows, count: page.count }
  }
}

export async function readCsv(
  { world, companyId }: Pick<FigureContext, 'world' | 'companyId'>,
  { body }: ServedFile,
): Promise<Partial<Record<string, string>>[]> {
  const bytes = await text(body instanceof Readable ? body : Readable.from([body]))
  const words = getWords(world.companies.get(companyId)?.language ?? '')
  const english = getWords('en')
  const englishHeaders = new Map(headerWords.map((word) => [words[word], english[word]]))
  const translateColumns = (headers: string[]) =>
    headers.map((header) => header.replace(/^.*?(?= \(|$)/, (name) => englishHeaders.get(name) ?? name))
  return parse(bytes, { bom: true, columns: translateColumns })
}

export const parseScore = (cell: string | undefined): number | null =>
  cell === undefined || cell === '' ? null : Number(cell)
