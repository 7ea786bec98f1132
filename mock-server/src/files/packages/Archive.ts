import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl'
import { megabytes, type PackageLimits, packageLimits } from './limits.ts'
import { PackageRefusal } from './PackageRefusal.ts'
import { isClutter, pathInZip } from './pathInZip.ts'

const symlink = 0o120000
const fileKind = 0o170000
const madeOnUnix = 3

/** The files of a zip by their path. Opening reads the directory only; `check` reads every byte once. */
export class Archive {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>
  readonly #byLowerCase: ReadonlyMap<string, string>
  readonly #limits: PackageLimits

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, limits: PackageLimits) {
    this.#zip = zip
    this.#entries = entries
    this.#byLowerCase = new Map([...entries.keys()].reverse().map((path) => [path.toLowerCase(), path]))
    this.#limits = limits
  }

  /** Throws a PackageRefusal for what is no zip, is cut off, or holds a path that leaves its folder. */
  static async open(bytes: Uint8Array, limits: PackageLimits = packageLimits): Promise<Archive> {
    if (bytes.length === 0) throw new PackageRefusal('empty', 'The file is empty')
    if (bytes.length > limits.zip) throw tooLarge(`The zip is larger than ${megabytes(limits.zip)}`)
    const zip = await openZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    const entries = await readEntries(zip, limits)
    if (entries.size === 0) throw new PackageRefusal('empty', 'The zip holds no files')
    return new Archive(zip, entries, limits)
  }

  get paths(): string[] {
    return [...this.#entries.keys()]
  }

  /** The path as it stands in the zip, whatever its case in the question; undefined where there is none. */
  find(path: string): string | undefined {
    return this.#entries.has(path) ? path : this.#byLowerCase.get(path.toLowerCase())
  }

  /** Reads every file once and counts: sizes, growth and check sums are taken from the bytes. */
  async check(): Promise<void> {
    let total = 0
    let packed = 0
    for (const [path, entry] of this.#entries) {
      packed += entry.compressedSize
      let size = 0
      let sum = 0
      for await (const chunk of this.#stream(path, entry)) {
        size += chunk.length
        sum = crc32(chunk, sum)
        this.#refuseBomb(path, size, entry.compressedSize)
        this.#refuseBomb(undefined, total + size, packed)
      }
      total += size
      if (sum !== entry.crc32) throw damaged('its check sum does not fit', path)
    }
  }

  /** The bytes of a file; `most` is how many it may have. */
  async read(path: string, most: number = this.#limits.unpacked): Promise<Buffer> {
    const entry = this.#entries.get(path)
    if (!entry) throw new RangeError(`There is no ${path} in the zip`)
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of this.#stream(path, entry)) {
      size += chunk.length
      if (size > most) throw tooLarge(`The file is larger than ${megabytes(most)}`, path)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks, size)
  }

  async *#stream(path: string, entry: Entry): AsyncGenerator<Buffer> {
    if (entry.isEncrypted()) throw new PackageRefusal('encrypted', 'The file is encrypted', { file: path })
    if (!entry.canDecodeFileData()) throw damaged('it is packed in an unusual way; use plain zip', path)
    let stream: AsyncIterable<Buffer> | undefined
    try {
      stream = await this.#zip.openReadStreamPromise(entry)
      yield* stream
    } catch (error) {
      throw damaged(reasonOf(error), path)
    }
  }

  #refuseBomb(path: string | undefined, size: number, packed: number): void {
    const { unpacked, ratio, ratioFrom } = this.#limits
    if (size > unpacked) throw tooLarge(`The zip unpacks to more than ${megabytes(unpacked)}`)
    if (size > ratioFrom && size > ratio * Math.max(packed, 1)) {
      throw tooLarge(`It unpacks to more than ${ratio} times its size`, path)
    }
  }
}

async function openZip(bytes: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(bytes, { decodeStrings: false })
  } catch (error) {
    const begins = bytes.subarray(0, 2).toString('latin1') === 'PK'
    throw begins
      ? new PackageRefusal('damaged', `The zip is cut off or damaged: ${reasonOf(error)}`)
      : new PackageRefusal('notZip', 'The file is not a zip')
  }
}

async function readEntries(zip: ZipFile, limits: PackageLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry)
      const path = pathInZip(name)
      if (isSymlink(entry)) throw new PackageRefusal('unsafePath', 'A link is not a file', { file: path })
      if (path === '' || /[\\/]$/.test(name) || isClutter(path)) continue
      if (entries.has(path))
        throw new PackageRefusal('twice', 'The zip holds this file twice', { file: path })
      entries.set(path, entry)
      if (entries.size > limits.files) throw tooLarge(`The zip holds more than ${limits.files} files`)
    }
  } catch (error) {
    if (error instanceof PackageRefusal) throw error
    throw new PackageRefusal('damaged', `The zip is cut off or damaged: ${reasonOf(error)}`)
  }
  return entries
}

/** Many tools write UTF-8 without saying so; what is not UTF-8 is read as the format lays down. */
function nameOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw)
  } catch {
    return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
  }
}

const isSymlink = ({ versionMadeBy, externalFileAttributes }: Entry): boolean =>
  versionMadeBy >>> 8 === madeOnUnix && ((externalFileAttributes >>> 16) & fileKind) === symlink

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const damaged = (why: string, file: string) =>
  new PackageRefusal('damaged', `The file is damaged: ${why}`, { file })

const tooLarge = (text: string, file?: string) =>
  new PackageRefusal('tooLarge', text, file === undefined ? undefined : { file })
