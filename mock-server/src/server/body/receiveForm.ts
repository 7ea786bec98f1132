import { isUtf8 } from 'node:buffer'
import { createHash, type Hash, randomUUID } from 'node:crypto'
import { closeSync, openAsBlob, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { UploadedFile } from '../../files/UploadedFile.ts'
import { getTemporaryFolder } from '../../store/temporaryFolder.ts'
import { createTooLargeError } from './collectBody.ts'
import { createFormError, FormError, type FormHandler, FormReader } from './FormReader.ts'
import { plainBodyMaxBytes } from './limits.ts'
import { parsePartHeader } from './partHead.ts'
import { ReceivedForm } from './ReceivedForm.ts'
import { notUtf8Message } from './readBody.ts'

const maxParts = 100

type PartHeader = ReturnType<typeof parsePartHeader>
interface OpenFile {
  header: PartHeader
  path: string
  handle: number
  hash: Hash
}

class FormReceiver implements FormHandler {
  readonly textFields = new Map<string, string>()
  readonly files: Omit<OpenFile, 'handle'>[] = []
  readonly #folder = getTemporaryFolder()
  #size = 0
  #parts = 0
  #open: OpenFile | { header: PartHeader; chunks: Buffer[] } | undefined

  startPart(bytes: Buffer): void {
    this.#parts += 1
    if (this.#parts > maxParts) throw createFormError(`it has more than ${maxParts} parts`)
    const header = parsePartHeader(bytes)
    if (header.filename === undefined) {
      this.#open = { header, chunks: [] }
      return
    }
    const path = join(this.#folder, randomUUID())
    this.#open = { header, path, handle: openSync(path, 'wx', 0o600), hash: createHash('sha256') }
    this.files.push(this.#open)
  }

  addBytes(bytes: Buffer): void {
    if (this.#open && 'path' in this.#open) {
      for (let offset = 0; offset < bytes.length; ) offset += writeSync(this.#open.handle, bytes, offset)
      this.#open.hash.update(bytes)
      return
    }
    this.#size += bytes.length
    if (this.#size > plainBodyMaxBytes) throw createTooLargeError(plainBodyMaxBytes)
    this.#open?.chunks.push(Buffer.from(bytes))
  }

  endPart(): void {
    const finishedPart = this.#open
    this.close()
    if (!finishedPart || 'path' in finishedPart) return
    const bytes = Buffer.concat(finishedPart.chunks)
    if (!isUtf8(bytes)) throw new FormError(notUtf8Message)
    this.textFields.set(finishedPart.header.name, bytes.toString())
  }

  close(): void {
    if (this.#open && 'path' in this.#open) closeSync(this.#open.handle)
    this.#open = undefined
  }

  release(): void {
    this.close()
    for (const { path } of this.files) rmSync(path, { force: true })
  }
}

export async function receiveForm(
  payload: Readable,
  {
    'content-type': type = '',
    'content-length': declaredLength,
  }: { 'content-type'?: string | undefined; 'content-length'?: string | undefined },
  limit: number,
): Promise<ReceivedForm> {
  if (Number(declaredLength) > limit) throw createTooLargeError(limit)
  const receiver = new FormReceiver()
  const release = () => receiver.release()
  try {
    const [, quotedBoundary, plainBoundary] =
      /;\s*boundary=(?:"([^"]{1,200})"|([^;\s]{1,200}))/i.exec(type) ?? []
    const boundary = quotedBoundary ?? plainBoundary
    if (boundary === undefined) throw createFormError('its content type has no boundary')
    await readIntoForm(payload, new FormReader(boundary, receiver), limit)
    return new ReceivedForm(await collectParts(receiver), release)
  } catch (error) {
    release()
    if (!(error instanceof FormError)) throw error
    payload.resume()
    return new ReceivedForm(new Map(), release, error.message)
  }
}

async function readIntoForm(payload: Readable, reader: FormReader, limit: number): Promise<void> {
  let size = 0
  // Don't destroy the connection because of unread bytes: the response still has to be sent.
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > limit) throw createTooLargeError(limit)
    reader.push(chunk)
  }
  reader.end()
}

async function collectParts({
  textFields,
  files,
}: FormReceiver): Promise<Map<string, string | UploadedFile>> {
  const parts = new Map<string, string | UploadedFile>(textFields)
  for (const { header, path, hash } of files) {
    const { name, filename = '', type } = header
    const sum = hash.digest('hex')
    parts.set(name, new UploadedFile(await openAsBlob(path), { name: filename, type, path, sum }))
  }
  return parts
}
