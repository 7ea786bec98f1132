import { renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exitCodes, Stop } from '../../io/exit.ts'
import { draftOf } from '../../io/pour.ts'
import type { FileFormat } from './options.ts'

/** One in so many entries is not kept yet. */
const rarely = 8

export const manifestName = 'heed-reports.json'

/** Where a file is from. */
export interface Origin {
  api: string
  company: number
  report: number
  execution: number
  format: FileFormat
}

/** A file of the folder that was fetched. */
export interface Fetched extends Origin {
  /** Name of the report when it was fetched. */
  name: string
  file: string
  bytes: number
  /** In hexadecimal. */
  sha256: string
  /** An instant of this machine's clock. */
  fetchedAt: string
}

export interface Manifest {
  of(file: string): Fetched | undefined
  /** Kept in one step, soon: what a crash leaves out is known by its size the next time. */
  put(entry: Fetched): void
  /** Keeps what was put and is not kept yet. */
  save(): void
}

export const isSameOrigin = (one: Origin, other: Origin): boolean =>
  (['api', 'company', 'report', 'execution', 'format'] as const).every((key) => one[key] === other[key])

function isEntry(value: unknown): value is Fetched {
  if (typeof value !== 'object' || value === null) return false
  const { file, bytes, execution } = value as Record<string, unknown>
  return typeof file === 'string' && typeof bytes === 'number' && typeof execution === 'number'
}

async function read(path: string): Promise<Fetched[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return []
  try {
    const { files } = JSON.parse(text) as { files?: unknown }
    if (Array.isArray(files) && files.every(isEntry)) return files
  } catch {
    // Said below: not JSON is as unusable as another JSON.
  }
  throw new Stop(
    `${path} is no list of fetched reports.`,
    exitCodes.failed,
    'Move it away, or choose another --out.',
  )
}

/** What was fetched into a folder, kept beside the files. */
export async function openManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName)
  const entries = new Map((await read(path)).map((entry) => [entry.file, entry]))
  let unsaved = 0

  function save(): void {
    if (unsaved === 0) return
    unsaved = 0
    const files = [...entries.values()]
    const draft = draftOf(path)
    writeFileSync(draft, `${JSON.stringify({ files }, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    renameSync(draft, path)
  }

  return {
    of: (file) => entries.get(file),
    put(entry) {
      entries.set(entry.file, entry)
      unsaved++
      // The whole of it is written each time: seldom enough that a thousand files cost as much a file as ten do.
      if (unsaved * rarely >= entries.size) save()
    },
    save,
  }
}
