import { type FileHandle, open } from 'node:fs/promises'
import type { Change } from '../world/Collection.ts'
import { DataFileError, reasonOf } from './DataFileError.ts'
import type { Base, Journal } from './Journal.ts'
import { Overlay } from './Overlay.ts'
import { writeSnapshot } from './snapshot.ts'

interface Start {
  base: Base
  generation: number
  changes: readonly Change[]
}

/** Bytes of a journal that make a new snapshot worth its time. */
const largeJournal = 32 * 1024 * 1024

/**
 * A line per commit, flushed to the disk before the commit resolves; commits that come while the disk is busy share
 * the next flush. After a failure every later commit fails too: a journal has no gap.
 */
export class FileJournal implements Journal {
  readonly #file: string
  readonly #release: () => void
  #base: Base
  #generation: number
  #overlay = new Overlay()
  #handle: FileHandle | undefined
  #bytes = 0
  /** Commits that wait for the next flush. */
  #batch: (readonly Change[])[] | undefined
  /** What the disk does now and next, one step after the other. */
  #work: Promise<void> = Promise.resolve()

  /** `release` lets go of the lock of the file. */
  constructor(file: string, { base, generation, changes }: Start, release: () => void) {
    this.#file = file
    this.#release = release
    this.#base = base
    this.#generation = generation
    this.#overlay.add(changes)
  }

  /** Writes the first snapshot of this run, and an empty journal. */
  start(): Promise<void> {
    return this.#then(() => this.#renew())
  }

  commit(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return this.#work
    if (this.#batch) {
      this.#batch.push(changes)
      return this.#work
    }
    const batch = [changes]
    this.#batch = batch
    return this.#then(() => this.#flush(batch))
  }

  restart(base: Base): Promise<void> {
    this.#batch = undefined
    return this.#then(() => {
      this.#base = base
      this.#overlay = new Overlay()
      return this.#renew()
    })
  }

  async close(): Promise<void> {
    try {
      await this.#then(() => this.#renew())
    } finally {
      await this.#handle?.close()
      this.#release()
    }
  }

  #then(step: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(step).catch((error: unknown) => {
      if (error instanceof DataFileError) throw error
      throw new DataFileError(`The data file cannot be written: ${reasonOf(error)}`)
    })
    return this.#work
  }

  async #flush(batch: (readonly Change[])[]): Promise<void> {
    if (this.#batch === batch) this.#batch = undefined
    await this.#append(batch.map((changes) => `${JSON.stringify(changes)}\n`).join(''))
    for (const changes of batch) this.#overlay.add(changes)
    // Nobody waits for this one; when it fails, the next commit does.
    if (this.#bytes > largeJournal) this.#then(() => this.#renew()).catch(() => undefined)
  }

  async #append(text: string): Promise<void> {
    await this.#handle?.writeFile(text)
    await this.#handle?.datasync()
    this.#bytes += Buffer.byteLength(text)
  }

  /** A crash between the two files leaves a journal of an older generation, which reading ignores. */
  async #renew(): Promise<void> {
    this.#generation += 1
    const [file, generation] = [this.#file, this.#generation]
    await writeSnapshot(file, { generation, base: this.#base, changes: this.#overlay })
    await this.#handle?.close()
    this.#handle = await open(`${file}.journal`, 'w')
    this.#bytes = 0
    await this.#append(`${JSON.stringify({ generation })}\n`)
  }
}
