import {
  BlobReader,
  type Entry,
  ERR_AMBIGUOUS_ARCHIVE,
  ERR_INVALID_CRC32,
  ERR_INVALID_UNCOMPRESSED_SIZE,
  type FileEntry,
  Uint8ArrayReader,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js'
import { getOwnValue } from '../ownValue.ts'
import { formatMegabytes, type PackageLimits, packageLimits } from './limits.ts'
import { PackageError } from './PackageRefusal.ts'

const storedMethod = 0
const deflateMethod = 8

export interface PackedFile {
  name: string
  size: number
  packedSize: number
  method: number
  crc32: number
  offset: number
  modified: number
}

interface ReadObserver {
  onShare?: ((share: number) => void) | undefined
  onPiece?: (path: string, piece: Uint8Array) => void
}

export class Archive {
  readonly #entries: ReadonlyMap<string, FileEntry>
  readonly #byLowerCase: ReadonlyMap<string, string>
  readonly #limits: PackageLimits

  private constructor(entries: ReadonlyMap<string, FileEntry>, limits: PackageLimits) {
    this.#entries = entries
    this.#byLowerCase = new Map([...entries.keys()].reverse().map((path) => [path.toLowerCase(), path]))
    this.#limits = limits
  }

  static async open(zip: Uint8Array | Blob, limits: PackageLimits = packageLimits): Promise<Archive> {
    const size = zip instanceof Blob ? zip.size : zip.length
    if (size === 0) throw new PackageError('empty', 'The file is empty')
    if (size > limits.zip) throw createTooLargeError(`The zip is larger than ${formatMegabytes(limits.zip)}`)
    await rejectOtherFormats(zip)
    const entries = await readEntries(zip, limits)
    if (entries.size === 0) throw new PackageError('empty', 'The zip contains no files')
    return new Archive(entries, limits)
  }

  get paths(): string[] {
    return [...this.#entries.keys()]
  }

  find(path: string): string | undefined {
    return this.#entries.has(path) ? path : this.#byLowerCase.get(path.toLowerCase())
  }

  listPackedFiles(): [path: string, file: PackedFile][] {
    return [...this.#entries].map(([path, entry]) => [path, toPackedFile(entry)])
  }

  async check({ onShare, onPiece }: ReadObserver = {}): Promise<void> {
    const entries = [...this.#entries]
    const totalPackedSize = entries.reduce((sum, [, { compressedSize }]) => sum + compressedSize, 0)
    let total = 0
    let packedSize = 0
    for (const [path, entry] of entries) {
      packedSize += entry.compressedSize
      let size = 0
      await this.#eachChunk(path, entry, (chunk) => {
        size += chunk.length
        this.#refuseBomb(path, size, entry.compressedSize)
        this.#refuseBomb(undefined, total + size, packedSize)
        onPiece?.(path, chunk)
      })
      total += size
      onShare?.(totalPackedSize === 0 ? 1 : packedSize / totalPackedSize)
    }
  }

  async read(path: string, maxBytes: number = this.#limits.unpacked): Promise<Uint8Array<ArrayBuffer>> {
    const entry = this.#entries.get(path)
    if (!entry) throw new RangeError(`There is no ${path} in the zip`)
    const chunks: Uint8Array[] = []
    let size = 0
    await this.#eachChunk(path, entry, (chunk) => {
      size += chunk.length
      if (size > maxBytes)
        throw createTooLargeError(`The file is larger than ${formatMegabytes(maxBytes)}`, path)
      chunks.push(chunk)
    })
    return joinChunks(chunks, size)
  }

  async #eachChunk(path: string, entry: FileEntry, take: (chunk: Uint8Array) => void): Promise<void> {
    if (entry.encrypted) throw new PackageError('encrypted', 'The file is encrypted', { file: path })
    if (entry.compressionMethod !== storedMethod && entry.compressionMethod !== deflateMethod) {
      throw createDamagedError("its compression method isn't supported; use a standard zip", path)
    }
    let refusal: unknown
    const write = (chunk: Uint8Array) => {
      try {
        take(chunk)
      } catch (error) {
        refusal = error
        throw error
      }
    }
    try {
      await entry.getData(new WritableStream({ write }), { useWebWorkers: false, checkCrc32: true })
    } catch (error) {
      throw refusal ?? createDamagedError(formatReason(error), path)
    }
  }

  #refuseBomb(path: string | undefined, size: number, packedSize: number): void {
    const { unpacked, ratio, ratioFrom } = this.#limits
    if (size > unpacked)
      throw createTooLargeError(`The zip unpacks to more than ${formatMegabytes(unpacked)}`)
    if (size > ratioFrom && size > ratio * Math.max(packedSize, 1)) {
      throw createTooLargeError(`It unpacks to more than ${ratio} times its size`, path)
    }
  }
}

async function rejectOtherFormats(zip: Uint8Array | Blob): Promise<void> {
  const firstBytes = zip instanceof Blob ? new Uint8Array(await zip.slice(0, 2).arrayBuffer()) : zip
  if (firstBytes[0] !== 0x50 || firstBytes[1] !== 0x4b)
    throw new PackageError('notZip', "The file isn't a zip")
}

async function readEntries(zip: Uint8Array | Blob, limits: PackageLimits): Promise<Map<string, FileEntry>> {
  const entries = new Map<string, FileEntry>()
  const reader = new ZipReader(zip instanceof Blob ? new BlobReader(zip) : new Uint8ArrayReader(zip))
  try {
    for await (const entry of reader.getEntriesGenerator({ filenameValidation: 'tolerant' })) {
      const name = decodeName(entry)
      const path = normalizeZipPath(name)
      if (entry.symlink) throw new PackageError('unsafePath', "The zip can't contain links", { file: path })
      if (entry.directory || path === '' || /[\\/]$/.test(name) || isSystemFile(path)) continue
      if (entries.has(path))
        throw new PackageError('twice', 'The zip contains this file twice', { file: path })
      entries.set(path, entry)
      if (entries.size > limits.files)
        throw createTooLargeError(`The zip contains more than ${limits.files} files`)
    }
  } catch (error) {
    if (error instanceof PackageError) throw error
    throw new PackageError('damaged', `The zip is incomplete or damaged: ${formatReason(error)}`)
  }
  return entries
}

/** Many tools write UTF-8 names without setting the UTF-8 flag. */
function decodeName({ rawFilename, filename }: Entry): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(rawFilename)
  } catch {
    return filename
  }
}

function toPackedFile(entry: FileEntry): PackedFile {
  return {
    name: decodeName(entry),
    size: entry.uncompressedSize,
    packedSize: entry.compressedSize,
    method: entry.compressionMethod,
    crc32: entry.crc32 ?? 0,
    offset: entry.offset,
    modified: Number(entry.rawLastModDate),
  }
}

function joinChunks(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

const reasons: Readonly<Record<string, string>> = {
  [ERR_AMBIGUOUS_ARCHIVE]: 'the zip contains conflicting information about it',
  [ERR_INVALID_CRC32]: "its checksum doesn't match",
  [ERR_INVALID_UNCOMPRESSED_SIZE]: "its size doesn't match the zip",
}

function formatReason(error: unknown): string {
  const errorText = error instanceof Error ? error.message : String(error)
  return getOwnValue(reasons, errorText) ?? errorText
}

const createDamagedError = (reason: string, file: string) =>
  new PackageError('damaged', `The file is damaged: ${reason}`, { file })

const createTooLargeError = (text: string, file?: string) =>
  new PackageError('tooLarge', text, file === undefined ? undefined : { file })

const pathMaxLength = 1_000

/** Older .NET tools write backslashes; paths outside the package folder are rejected. */
function normalizeZipPath(name: string): string {
  const path = name.replaceAll('\\', '/')
  const refuse = (reason: string) =>
    new PackageError('unsafePath', `The zip contains "${[...name].slice(0, 200).join('')}", ${reason}`)
  if (path.length > pathMaxLength) throw refuse(`a name longer than ${pathMaxLength} characters`)
  if (/\p{Cc}/u.test(path)) throw refuse('a name with control characters')
  if (path.startsWith('/')) throw refuse('which is outside the package')
  if (/^[a-z]:/i.test(path)) throw refuse('which includes a drive letter')
  const segments = path.split('/')
  if (segments.includes('..')) throw refuse('which points outside the package')
  return segments.filter((segment) => segment !== '.' && segment !== '').join('/')
}

const isSystemFile = (path: string): boolean =>
  path.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path)
