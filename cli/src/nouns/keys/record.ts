import type { RowRecord } from '../../many/recording/rowRecord.ts'

/** Stores only key IDs: names may reveal what a key is for, and values are secret. */
export const keyRecord: RowRecord = {
  toEntry: ({ id }) => (typeof id === 'number' ? { ids: { apiKeyId: id } } : {}),
  undo: [
    "A deleted key's value is lost, and programs may already use a new key.",
    "See a company's keys: heed keys list --company <id|name>",
    'To delete a key: heed keys delete <key> --company <id|name>',
  ],
}

export const expireRecord: RowRecord = { undo: keyRecord.undo, repeatable: true }
