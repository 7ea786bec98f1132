import { ApiError } from '@heed/contracts'
import type { FileRecord } from '@heed/contracts/rules/import/lines/lines'
import {
  type ImportChange,
  mergeRecord,
  toImportChanges,
} from '@heed/contracts/rules/import/outcomes/changes'
import type { Format } from '../../../io/print/formats.ts'
import { readLines } from '../../../job/reading.ts'
import type { ImportJob } from './job.ts'

export interface ChangedLine {
  line: number
  email: string
  changes: ImportChange[]
}

const getMaxLookups = (format: Format): number => (format === 'people' ? 10 : 1000)

type ChangesJob = Pick<
  ImportJob,
  'client' | 'call' | 'company' | 'list' | 'source' | 'detected' | 'stop' | 'context'
>

const forEachRecord = (
  { source, detected, stop }: ChangesJob,
  record: (record: FileRecord) => void,
): Promise<boolean> =>
  readLines(
    source.chunks(),
    detected.encoding,
    { record, refused: () => undefined },
    () => !stop.aborted,
    source,
  )

export async function findChanges(job: ChangesJob, updatedLines: readonly number[]): Promise<ChangedLine[]> {
  const { client, call, company, list, context } = job
  const shownUpdates = new Set(updatedLines.toSorted((a, b) => a - b).slice(0, getMaxLookups(context.format)))
  if (shownUpdates.size === 0) return []
  const people = new Map<string, { line: number; name: string; lists: string[]; tags: string[] }>()
  await forEachRecord(job, ({ email, lineNumber }) => {
    if (!shownUpdates.has(lineNumber) || people.has(email)) return
    people.set(email, { line: lineNumber, name: '', lists: [], tags: [] })
  })
  await forEachRecord(job, (record) => {
    const importedPerson = people.get(record.email)
    if (importedPerson) mergeRecord(importedPerson, record)
  })
  const lookups = [...people].map(
    async ([email, { line, ...importedPerson }]): Promise<ChangedLine | null> => {
      try {
        const formerPeople = await call((signal) =>
          client.employees.get({ companyId: company.company_id, email }, { signal }),
        )
        const lists = list ? [...importedPerson.lists, list.name] : importedPerson.lists
        return { line, email, changes: toImportChanges(formerPeople, { ...importedPerson, lists }) }
      } catch (error) {
        // The employee was deleted after the import.
        if (error instanceof ApiError && error.kind === 'notFound') return null
        throw error
      }
    },
  )
  return (await Promise.all(lookups)).filter((changedLine) => changedLine !== null)
}
