import { ApiError } from '@heed/contracts'
import type { ReadRecord } from '@heed/contracts/rules/import/lines/lines'
import { type ImportChange, say, toImportChanges } from '@heed/contracts/rules/import/outcomes/changes'
import type { Format } from '../../../io/print/formats.ts'
import { readLines } from '../../../job/reading.ts'
import type { ImportJob } from './job.ts'

export interface ChangedLine {
  line: number
  email: string
  changes: ImportChange[]
}

const mostAsked = (format: Format): number => (format === 'people' ? 10 : 1000)

type Job = Pick<ImportJob, 'client' | 'call' | 'company' | 'list' | 'source' | 'found' | 'stop' | 'context'>

const eachRecord = ({ source, found, stop }: Job, record: (record: ReadRecord) => void): Promise<boolean> =>
  readLines(
    source.chunks(),
    found.encoding,
    { record, refused: () => undefined },
    () => !stop.aborted,
    source,
  )

export async function findChanges(job: Job, updated: readonly number[]): Promise<ChangedLine[]> {
  const { client, call, company, list, context } = job
  const first = new Set(updated.toSorted((one, other) => one - other).slice(0, mostAsked(context.format)))
  if (first.size === 0) return []
  const people = new Map<string, { line: number; name: string; lists: string[]; tags: string[] }>()
  await eachRecord(job, ({ email, lineNumber }) => {
    if (!first.has(lineNumber) || people.has(email)) return
    people.set(email, { line: lineNumber, name: '', lists: [], tags: [] })
  })
  await eachRecord(job, (record) => {
    const said = people.get(record.email)
    if (said) say(said, record)
  })
  const found = [...people].map(async ([email, { line, ...said }]): Promise<ChangedLine | null> => {
    try {
      const before = await call((signal) =>
        client.employees.get({ companyId: company.company_id, email }, { signal }),
      )
      const lists = list ? [...said.lists, list.name] : said.lists
      return { line, email, changes: toImportChanges(before, { ...said, lists }) }
    } catch (error) {
      // The employee was deleted after the import.
      if (error instanceof ApiError && error.kind === 'notFound') return null
      throw error
    }
  })
  return (await Promise.all(found)).filter((one) => one !== null)
}
