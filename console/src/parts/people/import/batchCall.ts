import type { Client, EmployeeList, ImportRecord, ImportResult } from '@heed/contracts'
import type { ImportTotals } from '@heed/contracts/rules/import/tally'
import type { Counted } from './importFile.ts'

type Call = {
  client: Client
  companyId: number
  listId: number | undefined
  preview: boolean
  signal?: AbortSignal
}

/** Sends one batch; nobody is ever removed by it. */
export function sendBatch(records: ImportRecord[], call: Call): Promise<ImportResult> {
  const { client, companyId, listId, preview, signal } = call
  return client.import.createUsersBatch(
    {
      companyId,
      records,
      preview,
      removeObsolete: false,
      ...(listId === undefined ? {} : { listId }),
    },
    { signal },
  )
}

export function countedOf({ newUsers, updatedUsers, newLists, data }: ImportResult): Counted {
  return {
    newEmails: newUsers.map(({ email }) => email),
    updatedEmails: updatedUsers.map(({ email }) => email),
    newLists,
    refused: data.flatMap(({ error, lineNumber = 0 }) => (error ? [{ lineNumber, message: error }] : [])),
  }
}

/** The lists of the company, where the file names any. */
export async function namedLists(
  { client, companyId }: Pick<Call, 'client' | 'companyId'>,
  { lists: named }: ImportTotals,
  signal: AbortSignal,
): Promise<EmployeeList[]> {
  if (named.length === 0) return []
  const { lists } = await client.lists.list({ companyId }, { signal })
  return lists
}
