/** @module-tag property */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAwkwardText } from '@heed/contracts/test/letters'
import { limitRuns } from '@heed/contracts/test/runs'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDiskFileStore, deleteUnusedFiles } from './diskFiles.ts'

/** Simulates partial writes. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const writeSync = (file: number, bytes: Uint8Array, at = 0) =>
    fs.writeSync(file, bytes, at, Math.min(bytes.length - at, 5))
  return { ...fs, writeSync }
})

let parent = ''
let folder = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'heed-files-'))
  folder = join(parent, 'world.json.files')
})
afterEach(() => rmSync(parent, { recursive: true }))
const encodeText = (words: string) => new TextEncoder().encode(words)

it('equal bytes are stored once, under their checksum', () => {
  const id = createDiskFileStore(folder).put(encodeText('course'))
  expect(createDiskFileStore(folder).put(encodeText('course'))).toBe(id)
  expect(readdirSync(folder)).toEqual([id])
  expect(Buffer.from(createDiskFileStore(folder).get(id) ?? []).toString()).toBe('course')
})

it('stored bytes and files are accessible only to their owner', async () => {
  const getMode = (path: string) => statSync(path).mode & 0o777
  const uploaded = join(parent, 'uploaded')
  writeFileSync(uploaded, 'course', { mode: 0o600 })
  const sum = '1'.repeat(64)
  await createDiskFileStore(folder).moveIn({ path: uploaded, sum })
  const other = join(parent, 'other.files')
  const id = createDiskFileStore(other).put(encodeText('course'))
  expect([folder, other].map(getMode)).toEqual([0o700, 0o700])
  expect([join(folder, sum), join(other, id)].map(getMode)).toEqual([0o600, 0o600])
})

it('every byte is stored, even if the disk takes only a few per write', () =>
  fc.assert(
    fc.property(createAwkwardText({ maxLength: 60 }), (content) => {
      const id = createDiskFileStore(folder).put(encodeText(content))
      expect(Buffer.from(createDiskFileStore(folder).get(id) ?? []).equals(Buffer.from(content))).toBe(true)
    }),
    { numRuns: limitRuns(30) },
  ))

it("only the store's own files can be read", () => {
  writeFileSync(join(parent, 'secret'), '')
  createDiskFileStore(folder).put(encodeText('course'))
  expect([
    createDiskFileStore(folder).get('../secret'),
    createDiskFileStore(folder).get('0'.repeat(64)),
  ]).toEqual([undefined, undefined])
})

it('a sweep removes unreferenced and unfinished files and nothing else', () => {
  const files = createDiskFileStore(folder)
  const [kept, gone] = [files.put(encodeText('kept')), files.put(encodeText('gone'))]
  writeFileSync(join(folder, `${kept}.tmp`), '')
  writeFileSync(join(folder, 'notes.txt'), '')
  deleteUnusedFiles(folder, new Set([kept]))
  expect(new Set(readdirSync(folder))).toEqual(new Set([kept, 'notes.txt']))
  expect(files.get(gone)).toBeUndefined()
  deleteUnusedFiles(join(parent, 'none'), new Set())
  expect(existsSync(join(parent, 'none'))).toBe(false)
})
