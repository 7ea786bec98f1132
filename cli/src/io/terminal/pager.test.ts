import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createMultiByteName } from '@heed/contracts/test/letters'
import { beforeEach, expect, it } from 'vitest'
import { createStreams, type Environment, type StreamOptions } from './streams.ts'

const { PATH } = process.env
const rows = 10
let pagedFile: string

beforeEach(async () => {
  pagedFile = join(await mkdtemp(join(tmpdir(), 'heed-pager-')), 'paged')
})

const readPaged = () => readFile(pagedFile, 'utf8').catch(() => '')
const long = `${Array.from({ length: rows }, (_, line) => `line ${line}`).join('\n')}\n`

interface PagerSetup {
  env?: Environment
  isTTY?: boolean
  columns?: number
  options?: StreamOptions
}

async function showText(
  text: string,
  { env = {}, isTTY = true, columns = 80, options = {} }: PagerSetup = {},
) {
  let direct = ''
  const write = (part: string) => {
    direct += part
  }
  const output = { isTTY, columns, rows, write }
  const all = { PATH, HEED_PAGER: `cat > '${pagedFile}'`, ...env }
  const streams = createStreams({ input: Readable.from([]), output, error: { write } }, all, options)
  streams.hide('a secret')
  await streams.show(text)
  return direct
}

it('sends text longer than the terminal through the pager', async () => {
  expect(await showText(long)).toBe('')
  expect(await readPaged()).toBe(long)
})

it('passes every character of a long text to the pager', async () => {
  const text = Array.from({ length: 10_000 }, (_, at) => `${createMultiByteName(at)}\n`).join('')
  expect(await showText(text)).toBe('')
  expect(await readPaged()).toBe(text)
})

it('replaces control characters in paged text', async () => {
  expect(await showText(`${long}a\u009b31m\u202eb\r\n`)).toBe('')
  expect(await readPaged()).toBe(`${long}a\ufffd31m\ufffdb\ufffd\n`)
})

it('counts wrapped lines when deciding whether to use the pager', async () => {
  expect(await showText(`${'x'.repeat(100)}\n`, { columns: 20 })).not.toBe('')
  expect(await showText(`${'x'.repeat(200)}\n`, { columns: 20 })).toBe('')
})

it.each<[string, PagerSetup]>([
  ['in a pipe', { isTTY: false }],
  ['in CI', { env: { CI: 'true' } }],
  ['with --no-pager', { options: { noPager: true } }],
  ['with an empty HEED_PAGER', { env: { HEED_PAGER: '' } }],
  ['with PAGER=cat', { env: { HEED_PAGER: undefined, PAGER: 'cat' } }],
  ['on a dumb terminal', { env: { TERM: 'dumb' } }],
])('prints without a pager %s', async (_, place) => {
  expect(await showText(long, place)).toBe(long)
  expect(await readPaged()).toBe('')
})

it('prints text that fits the terminal without a pager', async () => {
  const short = long.split('\n').slice(1).join('\n')
  expect(await showText(short)).toBe(short)
})

it("uses PAGER when HEED_PAGER isn't set", async () => {
  const env = { HEED_PAGER: undefined, PAGER: `cat > '${pagedFile}'` }
  expect(await showText(long, { env })).toBe('')
  expect(await readPaged()).toBe(long)
})

it.each([
  ['a missing pager command', { HEED_PAGER: 'no-such-pager-anywhere 2>&-' }],
  ['no less installed', { HEED_PAGER: undefined, PATH: '/nowhere' }],
])('falls back to plain output with %s', async (_, env) => {
  expect(await showText(long, { env })).toBe(long)
})

it('continues normally when the pager exits early', async () => {
  const much = long.repeat(100_000)
  expect(await showText(much, { env: { HEED_PAGER: `head -n 1 > '${pagedFile}'` } })).toBe('')
  expect(await readPaged()).toBe('line 0\n')
})

it('hides secrets from the pager too', async () => {
  await showText(`${long}it is a secret\n`)
  expect(await readPaged()).toContain('it is [hidden]')
})
