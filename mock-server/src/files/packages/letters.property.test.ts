/** @module-tag property */
import { Archive } from '@heed/contracts/rules/packages/Archive'
import {
  chunkBytes,
  createAwkwardText,
  createMultiByteName,
  createNameText,
} from '@heed/contracts/test/letters'
import { limitRuns } from '@heed/contracts/test/runs'
import { makeZip } from '@heed/fixtures'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { generateZip } from '../zipped.ts'

/** File names, unique regardless of case, and their contents. */
const files = fc
  .uniqueArray(
    fc.tuple(
      createNameText({ maxLength: 6 }),
      createNameText({ maxLength: 6 }),
      createAwkwardText({ maxLength: 60 }),
    ),
    {
      minLength: 1,
      maxLength: 6,
      selector: ([folder, name]) => `${folder}/${name}`.toLowerCase(),
    },
  )
  .map((all) => all.map(([folder, name, text]): [string, string] => [`a${folder}/a${name}.txt`, text]))

/** Clears the UTF-8 flag, which older tools don't set. */
function clearUtf8Flag(zip: Uint8Array): Buffer {
  const bytes = Buffer.from(zip)
  for (const [signature, flags] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const) {
    for (
      let at = bytes.indexOf(signature, 0, 'latin1');
      at !== -1;
      at = bytes.indexOf(signature, at + 1, 'latin1')
    )
      bytes.writeUInt16LE(bytes.readUInt16LE(at + flags) & ~0x0800, at + flags)
  }
  return bytes
}

async function readContents(zip: Uint8Array): Promise<Map<string, string>> {
  const archive = await Archive.open(zip)
  await archive.check()
  const found = new Map<string, string>()
  for (const path of archive.paths) found.set(path, Buffer.from(await archive.read(path)).toString())
  return found
}

it('a zip preserves every file name and every byte of content', { tags: 'slow' }, () =>
  fc.assert(
    fc.asyncProperty(files, async (all) => {
      const zip = makeZip(Object.fromEntries(all))
      expect(await readContents(zip)).toEqual(new Map(all))
      expect(await readContents(clearUtf8Flag(zip))).toEqual(new Map(all))
    }),
    { numRuns: limitRuns(40) },
  ),
)

it('a zip built piece by piece contains everything added to it', () =>
  fc.assert(
    fc.asyncProperty(files, async (all) => {
      const made = Buffer.concat([...generateZip(all, '2026-02-02T09:00:00.000Z')])
      expect(await readContents(made)).toEqual(new Map(all))
    }),
    { numRuns: limitRuns(40) },
  ))

it('a long text in a zip is read in full across chunk borders', async () => {
  const text = Array.from({ length: 10_000 }, (_, at) => createMultiByteName(at)).join('\n')
  expect(Buffer.byteLength(text)).toBeGreaterThan(3 * chunkBytes)
  const all: [string, string][] = [[`${createMultiByteName(1)}.txt`, text]]
  expect(await readContents(Buffer.concat([...generateZip(all, '2026-02-02T09:00:00.000Z')]))).toEqual(
    new Map(all),
  )
})
