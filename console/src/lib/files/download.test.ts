import { expect, test } from 'vitest'
import { createCsvBlob } from './download.ts'

test('csvBlob starts with a UTF-8 byte order mark and ends with a line break', async () => {
  const bytes = new Uint8Array(await createCsvBlob(['á']).arrayBuffer())
  expect([...bytes]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa1, 0x0d, 0x0a])
})
