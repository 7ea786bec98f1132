import { existsSync, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { UploadedFile } from '../../files/UploadedFile.ts'
import { bytesPerMegabyte } from './limits.ts'
import { receiveForm } from './receiveForm.ts'

const formatPart = (head: string, content = 'x') =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
const receiveParts = (parts: readonly string[], limit = 10 * bytesPerMegabyte) =>
  receiveForm(
    Readable.from([...parts, '--x--\r\n'].map((text) => Buffer.from(text))),
    { 'content-type': 'multipart/form-data; boundary=x' },
    limit,
  )

it('an uploaded form file is stored on disk for its owner only, until released', async () => {
  const { parts, release } = await receiveParts([formatPart('name="logo"; filename="a.png"', 'bytes')])
  const file = parts.get('logo')
  if (!(file instanceof UploadedFile)) throw new Error('The file did not come')
  expect([await file.text(), statSync(file.path).mode & 0o777]).toEqual(['bytes', 0o600])
  release()
  expect(existsSync(file.path)).toBe(false)
})

it('a form without a declared size is read up to its limit', async () => {
  const file = formatPart('name="logo"; filename="a.png"', 'x'.repeat(1000))
  expect((await receiveParts([file], 2000)).parts.size).toBe(1)
  await expect(receiveParts([file, file], 2000)).rejects.toMatchObject({ statusCode: 413 })
})

it("a form's text fields have their own size limit", async () => {
  const text = (at: number) => formatPart(`name="t${at}"`, 'x'.repeat(bytesPerMegabyte / 2))
  expect((await receiveParts([text(1), text(2)])).parts.size).toBe(2)
  await expect(receiveParts([text(1), text(2), formatPart('name="more"')])).rejects.toMatchObject({
    statusCode: 413,
  })
})

it.each([
  [
    'more than 100 parts',
    Array.from({ length: 101 }, (_, at) => formatPart(`name="t${at}"`)),
    'more than 100 parts',
  ],
  ['endless headers', [`--x\r\nContent-Disposition: ${'x'.repeat(17_000)}`], "headers don't end"],
])('a form with %s is rejected', async (_, parts, problem) => {
  const { problem: said } = await receiveParts(parts)
  expect(said).toContain(problem)
})
