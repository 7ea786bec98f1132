import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { wideName } from '@heed/contracts/test/letters'
import { beforeEach, expect, it } from 'vitest'
import { createStreams, type Environment, type StreamOptions } from './streams.ts'

const { PATH } = process.env
const rows = 10
let paged: string

beforeEach(async () => {
  paged = join(await mkdtemp(join(tmpdir(), 'heed-pager-')), 'paged')
})

const readPaged = () => readFile(paged, 'utf8').catch(() => '')
const long = `${Array.from({ length: rows }, (_, line) => `line ${line}`).join('\n')}\n`

interface Place {
  env?: Environment
  isTTY?: boolean
  columns?: number
  options?: StreamOptions
}

async function shown(text: string, { env = {}, isTTY = true, columns = 80, options = {} }: Place = {}) {
  let direct = ''
  const write = (part: string) => {
    direct += part
  }
  const output = { isTTY, columns, rows, write }
  const all = { PATH, HEED_PAGER: `cat > '${paged}'`, ...env }
  const streams = createStreams({ input: Readable.from([]), output, error: { write } }, all, options)
  streams.hide('a secret')
  await streams.show(text)
  return direct
}

it('reads through the pager what is longer than the terminal', async () => {
  expect(await shown(long)).toBe('')
  expect(await readPaged()).toBe(long)
})

it('hands every letter of a long text to the pager', async () => {
  const text = Array.from({ length: 10_000 }, (_, at) => `${wideName(at)}\n`).join('')
  expect(await shown(text)).toBe('')
  expect(await readPaged()).toBe(text)
})

it('hands it no sign that a terminal obeys', async () => {
  expect(await shown(`${long}a\u009b31m\u202eb\r\n`)).toBe('')
  expect(await readPaged()).toBe(`${long}a\ufffd31m\ufffdb\ufffd\n`)
})

it('counts the lines that a narrow terminal makes of a long one', async () => {
  expect(await shown(`${'x'.repeat(100)}\n`, { columns: 20 })).not.toBe('')
  expect(await shown(`${'x'.repeat(200)}\n`, { columns: 20 })).toBe('')
})

it.each<[string, Place]>([
  ['in a pipe', { isTTY: false }],
  ['in CI', { env: { CI: 'true' } }],
  ['with --no-pager', { options: { noPager: true } }],
  ['with an empty HEED_PAGER', { env: { HEED_PAGER: '' } }],
  ['with PAGER=cat', { env: { HEED_PAGER: undefined, PAGER: 'cat' } }],
  ['on a dumb terminal', { env: { TERM: 'dumb' } }],
])('prints plainly %s', async (_, place) => {
  expect(await shown(long, place)).toBe(long)
  expect(await readPaged()).toBe('')
})

it('prints what fits without it', async () => {
  const short = long.split('\n').slice(1).join('\n')
  expect(await shown(short)).toBe(short)
})

it('takes PAGER where HEED_PAGER is not set', async () => {
  const env = { HEED_PAGER: undefined, PAGER: `cat > '${paged}'` }
  expect(await shown(long, { env })).toBe('')
  expect(await readPaged()).toBe(long)
})

it.each([
  ['a command that is not there', { HEED_PAGER: 'no-such-pager-anywhere 2>&-' }],
  ['no less on this machine', { HEED_PAGER: undefined, PATH: '/nowhere' }],
])('prints plainly with %s', async (_, env) => {
  expect(await shown(long, { env })).toBe(long)
})

it('ends well when the pager is left before the end', async () => {
  const much = long.repeat(100_000)
  expect(await shown(much, { env: { HEED_PAGER: `head -n 1 > '${paged}'` } })).toBe('')
  expect(await readPaged()).toBe('line 0\n')
})

it('hides secrets from the pager too', async () => {
  await shown(`${long}it is a secret\n`)
  expect(await readPaged()).toContain('it is [hidden]')
})
