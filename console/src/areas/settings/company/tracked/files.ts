import { byteOrderMark, type Client } from '@heed/contracts'
import { fileNameMaxBytes, toSafeFileName, truncateParts } from '@heed/contracts/rules/fileName'
import type { FileToZip } from '@heed/contracts/rules/packages/zipFiles'
import { LINE_END } from '../../../../lib/files/download.ts'

export interface TrackedDataQuery {
  client: Client
  companyId: number
  token: string
  zone: string
  hasCertificates: boolean
}

type Lines = AsyncIterable<string> | Iterable<string>

export const toCsvFile = (path: string, lines: Lines): FileToZip => ({
  path: `${path}.csv`,
  content: toStream(lines),
})

export const toZipFile = (path: string, bytes: Uint8Array): FileToZip => ({
  path,
  content: new Blob([bytes as BlobPart]).stream(),
})

/** Creates rows on demand, so that a file with a million lines is never entirely in memory. */
function toStream(lines: Lines): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const chunks = (async function* () {
    yield byteOrderMark
    for await (const line of lines) yield `${line}${LINE_END}`
  })()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

/** Adds the id, because campaign names aren't unique. */
export const makeFolderName = (name: string, id: number | string): string =>
  toSafeFileName(truncateParts([name, `(${id})`], fileNameMaxBytes).join(' '))
