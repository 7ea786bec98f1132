import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Change } from '../Collection.ts'
import { DataFileError, formatReason } from './DataFileError.ts'
import type { Base } from './Journal.ts'
import { ChangeLine, JournalHead, WorldFile } from './WorldFile.ts'

export interface StoredData {
  generation: number
  base: Omit<Base, 'secret'> & { secret?: string | undefined }
  changes: Change[]
}

const SnapshotFile = z.extend(WorldFile, { generation: z.int() })
const JournalLine = z.array(ChangeLine)

export function readDataFile(file: string): StoredData | undefined {
  const bytes = readBytes(file)
  if (bytes === undefined) return undefined
  const { generation, base, changes } = parseJson(SnapshotFile, decodeText(bytes, file), file)
  return { generation, base, changes: [...changes, ...readJournal(file, generation)] }
}

/** A crash may cut off the last line; the call that wrote it never got a response. */
function readJournal(file: string, generation: number): Change[] {
  const path = `${file}.journal`
  const bytes = readBytes(path) ?? Buffer.alloc(0)
  // Remove bytes, not text: the incomplete line may end within a letter.
  const wholeLines = bytes.subarray(0, bytes.lastIndexOf('\n') + 1)
  const [headerLine, ...lines] = decodeText(wholeLines, path).split('\n').slice(0, -1)
  if (headerLine === undefined) return []
  const journalGeneration = parseJson(JournalHead, headerLine, `${path} line 1`).generation
  if (journalGeneration < generation) return []
  if (journalGeneration > generation)
    throw new DataFileError(`${path} is newer than ${file}; they don't belong together`)
  return lines.flatMap((line, index) => parseJson(JournalLine, line, `${path} line ${index + 2}`))
}

function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new DataFileError(`Couldn't read the data file: ${formatReason(error)}`)
  }
}

/** Rejects damaged files, because decoding would change names. */
function decodeText(bytes: Buffer, path: string): string {
  if (isUtf8(bytes)) return bytes.toString()
  throw new DataFileError(`${path} is damaged: it isn't UTF-8`)
}

function parseJson<T>(schema: z.ZodMiniType<T>, text: string, location: string): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new DataFileError(`${location} is damaged: ${formatReason(error).replace(/\s+/g, ' ')}`)
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  if (issue?.path[0] === 'version') throw new DataFileError(`${location}: ${issue.message}`)
  throw new DataFileError(`${location} isn't a mock server world: ${issue?.path.join('.')} ${issue?.message}`)
}
