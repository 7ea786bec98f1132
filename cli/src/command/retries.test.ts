import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeTempFolder, runHeed, token } from '../../test/heed.ts'

let calls = 0
let api = ''
const server = createServer((_, response) => {
  calls++
  response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":{"description":"Busy"}}')
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  calls = 0
})

const run = async (...words: string[]) =>
  runHeed(words, {
    env: { HEED_API: api, HEED_TOKEN: token, XDG_CONFIG_HOME: await makeTempFolder() },
  })

it.each([
  [[], 4],
  [['--retries', '0'], 1],
  [['--retries', '2'], 3],
])('a read with %j makes %i calls', async (words, expected) => {
  expect([(await run('whoami', ...words)).code, calls]).toEqual([5, expected])
})

it('--retries also applies to bulk work', async () => {
  const words = ['reports', 'download', '--all', '--company', '1', '--retries', '1']
  expect([(await run(...words)).code, calls]).toEqual([5, 2])
})

it.each(['-1', '101', 'many'])('--retries %s is rejected', async (value) => {
  expect([(await run('whoami', '--retries', value)).code, calls]).toEqual([2, 0])
})
