/** @module-tag property */
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAwkwardText } from '@heed/contracts/test/letters'
import { limitRuns } from '@heed/contracts/test/runs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeTempFolder } from '../../../test/heed.ts'
import { openLineFile, readFirstLine, readLineFile } from './lineFile.ts'

const makeLineFilePath = async () => join(await makeTempFolder(), 'kept', 'lines.jsonl')

it('a line file appends whole lines and drops a partial last line when reopened', async () => {
  const path = await makeLineFilePath()
  const file = await openLineFile<number>(path)
  file.append(1)
  await file.appendSafely(2)
  expect(await readFile(path, 'utf8')).toBe('1\n2\n')
  file.append(3)
  await file.close()
  await appendFile(path, '{"half')
  expect(await readLineFile(path)).toEqual(['1', '2', '3'])
  const again = await openLineFile<number>(path, { goOn: true })
  await again.appendSafely(4)
  await again.close()
  expect(await readFile(path, 'utf8')).toBe('1\n2\n3\n4\n')
})

it('a line file keeps all whole lines after any crash and appends after them', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(createAwkwardText({ maxLength: 8 }), { maxLength: 4 }),
      createAwkwardText({ maxLength: 8 }),
      fc.nat(60),
      createAwkwardText({ maxLength: 8 }),
      async (before, torn, kept, behind) => {
        const path = await makeLineFilePath()
        const file = await openLineFile<string>(path)
        for (const text of before) file.append(text)
        await file.close()
        await appendFile(path, Buffer.from(JSON.stringify(torn)).subarray(0, kept))
        const whole = async () => (await readLineFile(path))?.map((line) => JSON.parse(line) as unknown)
        expect(await whole()).toEqual(before)
        const again = await openLineFile<string>(path, { goOn: true })
        await again.appendSafely(behind)
        await again.close()
        expect(await whole()).toEqual([...before, behind])
      },
    ),
    { numRuns: limitRuns(40) },
  ))

it('a line file appends after whole lines even if one of them is corrupt', async () => {
  const path = await makeLineFilePath()
  await (await openLineFile<number>(path)).close()
  await writeFile(path, Buffer.concat([Buffer.from([0xff, 0x0a]), Buffer.from('2\n{"þ')]))
  const file = await openLineFile<number>(path, { goOn: true })
  await file.appendSafely(3)
  await file.close()
  expect((await readLineFile(path))?.slice(1)).toEqual(['2', '3'])
})

it('a line file stores entries as the given toJson writes them', async () => {
  const path = await makeLineFilePath()
  const file = await openLineFile<object>(path, {
    toJson: (entry) => JSON.stringify(Object.keys(entry as object)),
  })
  await file.appendSafely({ pin: 1234 })
  await file.close()
  expect(await readLineFile(path)).toEqual(['["pin"]'])
})

it('a line file writes buffered entries soon, or with the next safe append', async () => {
  const path = await makeLineFilePath()
  const file = await openLineFile<number>(path)
  file.append(1)
  await expect.poll(() => readLineFile(path)).toEqual(['1'])
  file.append(2)
  await file.appendSafely(3)
  expect(await readLineFile(path)).toEqual(['1', '2', '3'])
  await file.close()
})

it('a closed line file rejects every safe append', async () => {
  const file = await openLineFile<number>(await makeLineFilePath())
  await file.close()
  await expect(file.appendSafely(1)).rejects.toThrow()
  await expect(file.appendSafely(2)).rejects.toThrow()
})

it.each([
  ['', null],
  ['half', null],
  ['one\ntwo\n', 'one'],
  [`${'x'.repeat(20_000)}é\ntwo`, `${'x'.repeat(20_000)}é`],
])("reads the first line only if it's complete (%#)", async (text, first) => {
  const path = join(await makeTempFolder(), 'lines.jsonl')
  await writeFile(path, text)
  expect(readFirstLine(path)).toBe(first)
})

it('reads null from a missing line file', async () => {
  expect([readFirstLine('/nowhere/x'), await readLineFile('/nowhere/x')]).toEqual([null, null])
})
