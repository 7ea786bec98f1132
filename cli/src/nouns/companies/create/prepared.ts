import { hashOf } from '../../../io/files/hashOf.ts'
import { begunBy, type PreparedRun } from '../../../job/journal/prepared.ts'
import { type CreationJob, nameOf } from './job.ts'
import { countRows, refusedRows, rowToMake } from './outcome.ts'
import { creationKind } from './runs.ts'
import { fingerprint } from './survey.ts'

export interface PreparedOptions {
  concurrency: number
  welcome: boolean
}

export async function preparedOf(
  job: CreationJob,
  options: PreparedOptions,
): Promise<PreparedRun<PreparedOptions>> {
  const { context, user, account, rows, checked, price, survey } = job
  const { input } = rows
  if (!input) throw new Error(`${nameOf(rows)} isn't a file`)
  const { created, existed, refused } = countRows([
    ...checked.companies.map(rowToMake),
    ...refusedRows(checked.refused),
  ])
  const { names, prices } = fingerprint(survey)
  return {
    ...(await begunBy(context, creationKind, user)),
    partner: account,
    companies: [],
    input,
    rows: hashOf(checked.companies.map(({ line, hash, existing }) => [line, hash, existing?.id ?? null])),
    counts: { created, existed, refused },
    cost: price.cost,
    server: { 'the companies of the partner': names, 'the prices of the plans': prices },
    options: { concurrency: options.concurrency, welcome: options.welcome },
  }
}
