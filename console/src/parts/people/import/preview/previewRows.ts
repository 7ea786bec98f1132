import { type ImportChange, toImportChanges } from '@heed/contracts/rules/import/outcomes/changes'
import type { ImportTotals } from '@heed/contracts/rules/import/outcomes/tally'
import { RemoteRows } from '../../../../lib/tables/RemoteRows.ts'
import type { BadLine, ImportFile, ImportPerson, PeopleGroup, RepeatedLine } from '../file/importFile.ts'
import type { ImportOptions } from '../importPhases.ts'

export type ChangedPerson = ImportPerson & { changes?: ImportChange[] }

export type PreviewRows = Record<Exclude<PeopleGroup, 'updated'>, RemoteRows<ImportPerson>> & {
  updated: RemoteRows<ChangedPerson>
  repeatedLines: RemoteRows<RepeatedLine>
  refusedLines: RemoteRows<BadLine>
}

type CompanyContext = Pick<ImportOptions, 'client' | 'companyId' | 'list'>

/** Changes are loaded one employee at a time, so load only about as many as are visible. */
const changedPageSize = 12

export function createPreviewRows(
  file: ImportFile,
  totals: ImportTotals,
  company: CompanyContext,
): PreviewRows {
  const createPeopleRows = (group: PeopleGroup) =>
    new RemoteRows(totals[group], (from, to) => file.people(group, from, to))
  const fetchChanged = async (from: number, to: number) =>
    Promise.all((await file.people('updated', from, to)).map((person) => addChanges(person, company)))
  return {
    new: createPeopleRows('new'),
    updated: new RemoteRows<ChangedPerson>(totals.updated, fetchChanged, changedPageSize),
    unchanged: createPeopleRows('unchanged'),
    repeatedLines: new RemoteRows(totals.repeated, (from, to) => file.repeated(from, to)),
    refusedLines: new RemoteRows(totals.invalid, (from, to) => file.refused(from, to)),
  }
}

async function addChanges(
  person: ImportPerson,
  { client, companyId, list }: CompanyContext,
): Promise<ChangedPerson> {
  const { email, lists } = person
  try {
    const currentEmployee = await client.employees.get({ companyId, email })
    return {
      ...person,
      changes: toImportChanges(currentEmployee, { ...person, lists: list ? [...lists, list.name] : lists }),
    }
  } catch {
    return person
  }
}
