import { hashJson } from '../../../io/files/hashJson.ts'
import { createPreparedRunHeader, type PreparedRun } from '../../../job/journal/prepared.ts'
import { type CreationJob, getInputName } from './job.ts'
import { countRowsByState, toPlannedRow, toRefusedRows } from './outcome.ts'
import { creationKind } from './runs.ts'
import { createFingerprint } from './survey.ts'

export interface PreparedOptions {
  concurrency: number
  welcome: boolean
}

export async function toPreparedCreation(
  job: CreationJob,
  options: PreparedOptions,
): Promise<PreparedRun<PreparedOptions>> {
  const { context, user, account, rows, checked, price, survey } = job
  const { input } = rows
  if (!input) throw new Error(`${getInputName(rows)} isn't a file`)
  const { created, existed, refused } = countRowsByState([
    ...checked.companies.map(toPlannedRow),
    ...toRefusedRows(checked.refused),
  ])
  const { names, prices } = createFingerprint(survey)
  return {
    ...(await createPreparedRunHeader(context, creationKind, user)),
    partner: account,
    companies: [],
    input,
    rows: hashJson(checked.companies.map(({ line, hash, existing }) => [line, hash, existing?.id ?? null])),
    counts: { created, existed, refused },
    cost: price.cost,
    server: { 'the companies of the partner': names, 'the prices of the plans': prices },
    options: { concurrency: options.concurrency, welcome: options.welcome },
  }
}
