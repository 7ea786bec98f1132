import { isUtf8 } from 'node:buffer'
import { createHash, type Hash, randomUUID } from 'node:crypto'
import { closeSync, openAsBlob, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { UploadedFile } from '../../files/UploadedFile.ts'
import { temporaryFolder } from '../../store/temporaryFolder.ts'
import { tooLarge } from './collectBody.ts'
import { FormError, FormReader, type FormTaker, noForm } from './FormReader.ts'
import { plainLimit } from './limits.ts'
import { partHead } from './partHead.ts'
import { ReceivedForm } from './ReceivedForm.ts'
import { notUtf8 } from './readBody.ts'

const mostParts = 100

type Head = ReturnType<typeof partHead>
interface OpenFile {
  head: Head
  path: string
  handle: number
  hash: Hash
}

class Receiver implements FormTaker {
  readonly texts = new Map<string, string>()
  readonly files: Omit<OpenFile, 'handle'>[] = []
  readonly #folder = temporaryFolder()
  #size = 0
  #parts = 0
  #open: OpenFile | { head: Head; pieces: Buffer[] } | undefined

  begin(bytes: Buffer): void {
    this.#parts += 1
    if (this.#parts > mostParts) throw noForm(`it has more than ${mostParts} parts`)
    const head = partHead(bytes)
    if (head.filename === undefined) {
      this.#open = { head, pieces: [] }
      return
    }
    const path = join(this.#folder, randomUUID())
    this.#open = { head, path, handle: openSync(path, 'wx', 0o600), hash: createHash('sha256') }
    this.files.push(this.#open)
  }

  take(bytes: Buffer): void {
    if (this.#open && 'path' in this.#open) {
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#open.handle, bytes, at)
      this.#open.hash.update(bytes)
      return
    }
    this.#size += bytes.length
    if (this.#size > plainLimit) throw tooLarge(plainLimit)
    this.#open?.pieces.push(Buffer.from(bytes))
  }

  end(): void {
    const part = this.#open
    this.close()
    if (!part || 'path' in part) return
    const bytes = Buffer.concat(part.pieces)
    if (!isUtf8(bytes)) throw new FormError(notUtf8)
    this.texts.set(part.head.name, bytes.toString())
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
    'content-length': said,
  }: { 'content-type'?: string | undefined; 'content-length'?: string | undefined },
  limit: number,
): Promise<ReceivedForm> {
  if (Number(said) > limit) throw tooLarge(limit)
  const receiver = new Receiver()
  const release = () => receiver.release()
  try {
    const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,200})"|([^;\s]{1,200}))/i.exec(type) ?? []
    const boundary = quoted ?? plain
    if (boundary === undefined) throw noForm('its content type has no boundary')
    await pour(payload, new FormReader(boundary, receiver), limit)
    return new ReceivedForm(await collectParts(receiver), release)
  } catch (error) {
    release()
    if (!(error instanceof FormError)) throw error
    payload.resume()
    return new ReceivedForm(new Map(), release, error.message)
  }
}

async function pour(payload: Readable, reader: FormReader, limit: number): Promise<void> {
  let size = 0
  // Don't destroy the connection because of unread bytes: the response still has to be sent.
  for await (const piece of payload.iterator({ destroyOnReturn: false })) {
    size += piece.length
    if (size > limit) throw tooLarge(limit)
    reader.push(piece)
  }
  reader.end()
}

async function collectParts({ texts, files }: Receiver): Promise<Map<string, string | UploadedFile>> {
  const parts = new Map<string, string | UploadedFile>(texts)
  for (const { head, path, hash } of files) {
    const { name, filename = '', type } = head
    const sum = hash.digest('hex')
    parts.set(name, new UploadedFile(await openAsBlob(path), { name: filename, type, path, sum }))
  }
  return parts
}
