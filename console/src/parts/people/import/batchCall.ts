import {
  type Client,
  type EmployeeList,
  fetchMembers,
  type ImportRecord,
  type ImportResult,
} from '@heed/contracts'
import { selectLockedLists } from '@heed/contracts/rules/import/keptLists'
import type { ImportTotals } from '@heed/contracts/rules/import/outcomes/tally'
import type { BatchCounts, CurrentMembers } from './file/importFile.ts'

type BatchOptions = {
  client: Client
  companyId: number
  listId: number | undefined
  preview: boolean
  signal?: AbortSignal
}

export function sendBatch(records: ImportRecord[], call: BatchOptions): Promise<ImportResult> {
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

export function toBatchCounts({ newUsers, updatedUsers, newLists, data }: ImportResult): BatchCounts {
  return {
    newEmails: newUsers.map(({ email }) => email),
    updatedEmails: updatedUsers.map(({ email }) => email),
    newLists,
    refused: data.flatMap(({ error, lineNumber = 0 }) => (error ? [{ lineNumber, message: error }] : [])),
  }
}

export const createSearch = (
  { client, companyId }: Pick<BatchOptions, 'client' | 'companyId'>,
  signal: AbortSignal,
) => ({
  client,
  companyId,
  call: <T>(send: (signal: AbortSignal) => Promise<T>) => send(signal),
})

export function fetchCurrentMembers(
  { client, companyId }: Pick<BatchOptions, 'client' | 'companyId'>,
  { lists: importedLists }: ImportTotals,
  lists: readonly EmployeeList[],
  signal: AbortSignal,
): Promise<CurrentMembers[]> {
  const search = createSearch({ client, companyId }, signal)
  return Promise.all(
    selectLockedLists(importedLists, lists).map(async (list) => ({
      name: list.name,
      source: list.source,
      members: await fetchMembers(search, list),
    })),
  )
}

export async function fetchNamedLists(
  { client, companyId }: Pick<BatchOptions, 'client' | 'companyId'>,
  { lists: importedLists }: ImportTotals,
  signal: AbortSignal,
): Promise<EmployeeList[]> {
  if (importedLists.length === 0) return []
  const { lists } = await client.lists.list({ companyId }, { signal })
  return lists
}
