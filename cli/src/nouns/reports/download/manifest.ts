import { renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { createTempPath } from '../../../io/files/writeFiles.ts'
import type { FileFormat } from '../options.ts'

const filesPerSave = 8

export const manifestName = 'heed-reports.json'

export interface FileOrigin {
  api: string
  company: number
  report: number
  execution: number
  format: FileFormat
}

export interface FetchedFile extends FileOrigin {
  name: string
  file: string
  bytes: number
  sha256: string
  fetchedAt: string
}

export interface Manifest {
  getFile(file: string): FetchedFile | undefined
  /** Doesn't write immediately; if the run ends first, the next run recognizes files by size. */
  putFile(entry: FetchedFile): void
  save(): void
}

export const isSameOrigin = (a: FileOrigin, b: FileOrigin): boolean =>
  (['api', 'company', 'report', 'execution', 'format'] as const).every((key) => a[key] === b[key])

function isEntry(value: unknown): value is FetchedFile {
  if (typeof value !== 'object' || value === null) return false
  const { file, bytes, execution } = value as Record<string, unknown>
  return typeof file === 'string' && typeof bytes === 'number' && typeof execution === 'number'
}

async function readManifest(path: string): Promise<FetchedFile[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return []
  try {
    const { files } = JSON.parse(text) as { files?: unknown }
    if (Array.isArray(files) && files.every(isEntry)) return files
  } catch {
    // Invalid JSON is reported below.
  }
  throw new Stop(
    `${path} isn't a list of downloaded reports.`,
    exitCodes.failed,
    'Move the file elsewhere, or choose another folder with --out.',
  )
}

export async function openManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName)
  const entries = new Map((await readManifest(path)).map((entry) => [entry.file, entry]))
  let unsavedCount = 0

  function save(): void {
    if (unsavedCount === 0) return
    unsavedCount = 0
    const files = [...entries.values()]
    const draft = createTempPath(path)
    writeFileSync(draft, `${JSON.stringify({ files }, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    renameSync(draft, path)
  }

  return {
    getFile: (file) => entries.get(file),
    putFile(entry) {
      entries.set(entry.file, entry)
      unsavedCount++
      // Saving rewrites the whole file, so it happens less often as the number of files grows.
      if (unsavedCount * filesPerSave >= entries.size) save()
    },
    save,
  }
}
