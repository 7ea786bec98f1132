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

export function fetchCurrentMembers(
  { client, companyId }: Pick<BatchOptions, 'client' | 'companyId'>,
  { lists: importedLists }: ImportTotals,
  lists: readonly EmployeeList[],
  signal: AbortSignal,
): Promise<CurrentMembers[]> {
  const call = <T>(createCall: (signal: AbortSignal) => Promise<T>) => createCall(signal)
  return Promise.all(
    selectLockedLists(importedLists, lists).map(async (list) => ({
      name: list.name,
      source: list.source,
      members: await fetchMembers({ client, companyId, call }, list),
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
