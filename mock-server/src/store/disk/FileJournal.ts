import { type FileHandle, open, rename } from 'node:fs/promises'
import type { Change } from '../Collection.ts'
import { createTemporaryName, ownerOnlyFlags } from '../temporaryName.ts'
import { DataFileError, formatReason } from './DataFileError.ts'
import type { Journal, JournalState } from './Journal.ts'
import { writeSnapshot } from './snapshot.ts'
import { fileFormatVersion } from './WorldFile.ts'

/** Journal size that triggers a new snapshot, bytes. */
const maxJournalBytes = 32 * 1024 * 1024

/** Flushes before a commit resolves; waiting commits share a flush. After a failure, all later commits fail. */
export class FileJournal implements Journal {
  readonly #file: string
  readonly #release: () => void
  #generation: number
  #handle: FileHandle | undefined
  #bytes = 0
  #batch: (readonly Change[])[] | undefined
  #work: Promise<void> = Promise.resolve()

  /** `generation` is the existing file's generation, or 0; `release` unlocks the file. */
  constructor(file: string, generation: number, release: () => void) {
    this.#file = file
    this.#generation = generation
    this.#release = release
  }

  commit(changes: readonly Change[], world: () => JournalState): Promise<void> {
    if (changes.length === 0) return this.#work
    const writtenBytes = this.#join(changes)
    // Not awaited: if the snapshot fails, the next commit reports the failure.
    if (this.#bytes > maxJournalBytes) this.restart(world()).catch(() => undefined)
    return writtenBytes
  }

  restart(world: JournalState): Promise<void> {
    this.#batch = undefined
    this.#bytes = 0
    return this.#then(() => this.#renew(world))
  }

  async close(world: JournalState): Promise<void> {
    try {
      await this.restart(world)
    } finally {
      await this.#handle?.close()
      this.#release()
    }
  }

  #join(changes: readonly Change[]): Promise<void> {
    if (this.#batch) {
      this.#batch.push(changes)
      return this.#work
    }
    const pendingBatch = [changes]
    this.#batch = pendingBatch
    return this.#then(() => this.#flush(pendingBatch))
  }

  #then(step: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(step).catch((error: unknown) => {
      if (error instanceof DataFileError) throw error
      throw new DataFileError(`Couldn't write the data file: ${formatReason(error)}`)
    })
    return this.#work
  }

  async #flush(batch: (readonly Change[])[]): Promise<void> {
    if (this.#batch === batch) this.#batch = undefined
    await this.#append(batch.map((changes) => `${JSON.stringify(changes)}\n`).join(''))
  }

  async #append(text: string): Promise<void> {
    await this.#handle?.writeFile(text)
    await this.#handle?.datasync()
    this.#bytes += Buffer.byteLength(text)
  }

  /** After a crash between the two writes, the journal has an older generation and is ignored. */
  async #renew(world: JournalState): Promise<void> {
    this.#generation += 1
    const [file, generation] = [this.#file, this.#generation]
    await writeSnapshot(file, generation, world)
    await this.#handle?.close()
    const temporaryPath = createTemporaryName(`${file}.journal`)
    this.#handle = await open(temporaryPath, ownerOnlyFlags.flag, ownerOnlyFlags.mode)
    this.#bytes = 0
    await this.#append(`${JSON.stringify({ version: fileFormatVersion, generation })}\n`)
    await rename(temporaryPath, `${file}.journal`)
  }
}
