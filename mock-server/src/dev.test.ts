/** @module-tag slow */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { TestProcess } from './testProcess.ts'

const startDevServer = (...words: string[]) => new TestProcess(join(import.meta.dirname, '../dev.mjs'), words)

it('a console port in use ends the dev server with a one-line hint', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as AddressInfo
  for (const words of [['--port', `${port}`], [`--port=${port}`]]) {
    expect(await startDevServer(...words).result).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} is in use; choose another one with npm run dev -- --port N\n`,
    })
  }
})

it.each([[['--port']], [['--port', 'x']], [['--port', '70000']], [['--port=']]])(
  '%j is rejected as a console port',
  async (words) => {
    expect(await startDevServer(...words).result).toEqual({
      code: 1,
      stdout: '',
      stderr: '--port: Must be a port number from 0 to 65535\n',
    })
  },
)

it('the dev server runs the console in front of the configured mock server', {
  timeout: 60_000,
}, async () => {
  const both = startDevServer('--employees', '20', '--port', '0', '--scenario', 'packaged')
  // SIGTERM lets it end its two child processes.
  onTestFinished(async () => void (await both.kill('SIGTERM')))
  const address = await both.waitForReady()
  await expect
    .poll(() => stripVTControlCharacters(both.stdout), { timeout: 30_000 })
    .toContain(`Local:   ${address}/`)
  expect(await (await fetch(`${address}/`)).text()).toContain('/@vite/client')
  const { scenario, employees } = (await (await fetch(`${address}/_mock/health`)).json()) as Record<
    string,
    unknown
  >
  expect({ scenario, employees }).toEqual({ scenario: 'packaged', employees: 20 })
})
