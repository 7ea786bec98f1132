import { createHash } from 'node:crypto'
import { hashJson } from '../../../io/files/hashJson.ts'
import { createPreparedRunHeader, type PreparedRun } from '../../../job/journal/prepared.ts'
import { toRunInput } from '../../../job/source.ts'
import type { ImportJob } from './job.ts'
import {
  type DoneBatch,
  type ImportRunOptions,
  importKindName,
  type Journal,
  makePlaceKey,
  toRunOptions,
} from './journal/journal.ts'
import type { FileScan, ReadState } from './read/check.ts'
import { toImportCounts } from './totals.ts'

export interface AnswerCollector {
  journal: Journal
  hash(): string
  newLists(): readonly string[]
}

export function createAnswerCollector(): AnswerCollector {
  const doneBatches = new Map<string, DoneBatch>()
  return {
    journal: {
      sent: async () => {},
      done: (batchPlace, batch) => {
        doneBatches.set(makePlaceKey(batchPlace), batch)
      },
      failed() {
        // A failure ends the dry run anyway.
      },
      refused() {
        // Prepared runs include only the number of rejected lines.
      },
    },
    hash() {
      const hash = createHash('sha256')
      for (const [batchKey, { classes }] of [...doneBatches].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        hash.update(`${batchKey} ${classes}\n`)
      }
      return hash.digest('hex')
    },
    newLists: () =>
      [...new Set([...doneBatches.values()].flatMap(({ newLists }) => newLists))].toSorted((a, b) =>
        a < b ? -1 : 1,
      ),
  }
}

export async function toPreparedImport(
  job: ImportJob,
  { sha256 }: FileScan,
  readState: ReadState,
  answers: AnswerCollector,
  removal: { obsolete: number; removed: number },
): Promise<PreparedRun<ImportRunOptions>> {
  const { context, company, companyName, source, client } = job
  const user = await client.auth.getCurrentUser()
  return {
    ...(await createPreparedRunHeader(context, importKindName, user)),
    partner: null,
    companies: [{ id: company.company_id, name: companyName }],
    input: toRunInput(source, sha256),
    rows: answers.hash(),
    counts: toImportCounts(job, readState, removal),
    cost: null,
    server: {
      'the lists of the company': hashJson(answers.newLists()),
      'the employees on these lists': hashJson(removal.obsolete),
    },
    options: toRunOptions(job),
  }
}
