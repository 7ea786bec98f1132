/** @module-tag property */
import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, statSync } from 'node:fs'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import {
  chunkBytes,
  chunkSizes,
  createAwkwardText,
  createMultiByteName,
  readReusedChunks,
} from '@heed/contracts/test/letters'
import { limitRuns } from '@heed/contracts/test/runs'
import fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import { makeTempFolder } from '../../../test/heed.ts'
import { createStreams } from '../terminal/streams.ts'
import { openOutFile } from './outFile.ts'
import { writeFileAtomically } from './wholeFile.ts'
import { createTempPath, writeStream, writeStreamAtomically } from './writeFiles.ts'

/** A disk that writes only a few bytes at a time, as systems may. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const writeSync = (file: number, bytes: Uint8Array, at = 0) =>
    fs.writeSync(file, bytes, at, Math.min(bytes.length - at, 5))
  return { ...fs, writeSync }
})

let folder: string
beforeAll(async () => {
  folder = await makeTempFolder()
})

async function* streamBytes(bytes: Uint8Array, taken: readonly number[]): AsyncGenerator<Uint8Array> {
  yield* readReusedChunks(bytes, taken)
}

it('writeWhole writes every byte even if the disk takes a few at a time', () =>
  fc.assert(
    fc.asyncProperty(createAwkwardText({ maxLength: 60 }), chunkSizes, async (text, taken) => {
      const bytes = Buffer.from(text)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const path = join(folder, 'poured')
      expect(await writeStreamAtomically(path, streamBytes(bytes, taken))).toEqual({
        bytes: bytes.length,
        sha256,
      })
      expect((await readFile(path)).equals(bytes)).toBe(true)
    }),
    { numRuns: limitRuns(40) },
  ))

/** A pipe with a slow reader: the writer must wait after every piece. */
function createSlowPipe() {
  const came: Buffer[] = []
  const output = {
    isTTY: false,
    write(content: string | Uint8Array) {
      came.push(Buffer.from(content))
      return false
    },
    once: (_: 'drain', listener: () => void) => setImmediate(listener),
  }
  const streams = createStreams({ input: Readable.from([]), output, error: output }, {})
  return { streams, read: () => Buffer.concat(came) }
}

it.each([
  ['as it arrives', false],
  ['through a temporary file', true],
])('a slow pipe gets every byte %s', async (_, isWhole) => {
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_name, at) => createMultiByteName(at)).join('\n'))
  expect(bytes.length).toBeGreaterThan(2 * chunkBytes)
  const { streams, read } = createSlowPipe()
  const out = openOutFile(streams, { path: undefined, force: false, isWhole })
  expect(await out.write(streamBytes(bytes, [chunkBytes - 1, 4096]))).toBe(bytes.length)
  expect(read().equals(bytes)).toBe(true)
})

it('writeWhole leaves no partial file when its source fails', async () => {
  const path = join(folder, 'broken')
  async function* streamThenFail() {
    yield Buffer.from('þ').subarray(0, 1)
    throw new Error('cut')
  }
  await expect(writeStreamAtomically(path, streamThenFail())).rejects.toThrow('cut')
  expect(readdirSync(dirname(path)).filter((name) => name.startsWith(basename(path)))).toEqual([])
})

it('writeWholeFile writes every character of its text', () =>
  fc.assert(
    fc.asyncProperty(createAwkwardText({ maxLength: 60 }), async (text) => {
      const path = join(folder, 'whole')
      await writeFileAtomically(path, text)
      expect(await readFile(path, 'utf8')).toBe(text)
    }),
    { numRuns: limitRuns(20) },
  ))

it('written files are readable by their owner only and never follow a symlink', async () => {
  const place = await makeTempFolder()
  const path = join(place, 'report.pdf')
  const other = join(place, 'other')
  await writeFile(other, 'kept')
  await symlink(other, path)
  await symlink(other, `${path}.part`)
  async function* bytes() {
    yield Buffer.from('report')
  }
  await expect(writeStream(bytes(), path)).rejects.toThrow('EEXIST')
  await writeStreamAtomically(path, bytes())
  expect(await readFile(other, 'utf8')).toBe('kept')
  expect(lstatSync(path).isSymbolicLink()).toBe(false)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(createTempPath(path)).not.toBe(createTempPath(path))
})
