import type { Client, ImportRecord, ImportResult } from '@heed/contracts'
import type { ReadRecord } from '@heed/contracts/rules/import/lines'
import type { Counted } from './importFile.ts'

type Call = {
  client: Client
  companyId: number
  listId: number | undefined
  preview: boolean
  signal?: AbortSignal
}

/** Sends one batch as the platform wants it: what a line does not say is left out, nobody is ever removed. */
export function sendBatch(records: readonly ReadRecord[], call: Call): Promise<ImportResult> {
  const { client, companyId, listId, preview, signal } = call
  return client.import.createUsersBatch(
    {
      companyId,
      records: records.map(toRecord),
      preview,
      removeObsolete: false,
      ...(listId === undefined ? {} : { listId }),
    },
    { signal },
  )
}

function toRecord({ email, name, listName, metadata, lineNumber }: ReadRecord): ImportRecord {
  return {
    email,
    ...(name && { name }),
    ...(listName && { listName }),
    ...(metadata.length > 0 && { metadata }),
    lineNumber,
  }
}

export function countedOf({ newUsers, updatedUsers, newLists, data }: ImportResult): Counted {
  return {
    newEmails: newUsers.map(({ email }) => email),
    updatedEmails: updatedUsers.map(({ email }) => email),
    newLists,
    refused: data.flatMap(({ error, lineNumber = 0 }) => (error ? [{ lineNumber, message: error }] : [])),
  }
}
