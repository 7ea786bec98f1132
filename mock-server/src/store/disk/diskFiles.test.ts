/** @module-tag property */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAwkwardText } from '@heed/contracts/test/letters'
import { runs } from '@heed/contracts/test/runs'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDiskFiles, sweepFiles } from './diskFiles.ts'

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
const text = (words: string) => new TextEncoder().encode(words)

it('equal bytes are stored once, under their checksum', () => {
  const id = createDiskFiles(folder).put(text('course'))
  expect(createDiskFiles(folder).put(text('course'))).toBe(id)
  expect(readdirSync(folder)).toEqual([id])
  expect(Buffer.from(createDiskFiles(folder).get(id) ?? []).toString()).toBe('course')
})

it('stored bytes and files are accessible only to their owner', async () => {
  const getMode = (path: string) => statSync(path).mode & 0o777
  const uploaded = join(parent, 'uploaded')
  writeFileSync(uploaded, 'course', { mode: 0o600 })
  const sum = '1'.repeat(64)
  await createDiskFiles(folder).moveIn({ path: uploaded, sum })
  const other = join(parent, 'other.files')
  const id = createDiskFiles(other).put(text('course'))
  expect([folder, other].map(getMode)).toEqual([0o700, 0o700])
  expect([join(folder, sum), join(other, id)].map(getMode)).toEqual([0o600, 0o600])
})

it('every byte is stored, even if the disk takes only a few per write', () =>
  fc.assert(
    fc.property(createAwkwardText({ maxLength: 60 }), (content) => {
      const id = createDiskFiles(folder).put(text(content))
      expect(Buffer.from(createDiskFiles(folder).get(id) ?? []).equals(Buffer.from(content))).toBe(true)
    }),
    { numRuns: runs(30) },
  ))

it("only the store's own files can be read", () => {
  writeFileSync(join(parent, 'secret'), '')
  createDiskFiles(folder).put(text('course'))
  expect([createDiskFiles(folder).get('../secret'), createDiskFiles(folder).get('0'.repeat(64))]).toEqual([
    undefined,
    undefined,
  ])
})

it('a sweep removes unreferenced and unfinished files and nothing else', () => {
  const files = createDiskFiles(folder)
  const [kept, gone] = [files.put(text('kept')), files.put(text('gone'))]
  writeFileSync(join(folder, `${kept}.tmp`), '')
  writeFileSync(join(folder, 'notes.txt'), '')
  sweepFiles(folder, new Set([kept]))
  expect(new Set(readdirSync(folder))).toEqual(new Set([kept, 'notes.txt']))
  expect(files.get(gone)).toBeUndefined()
  sweepFiles(join(parent, 'none'), new Set())
  expect(existsSync(join(parent, 'none'))).toBe(false)
})
