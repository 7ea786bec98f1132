import { expect, it, vi } from 'vitest'

it('browser test servers use a free port instead of a fixed one', async () => {
  // This test runs no journeys, so it must not install a browser.
  vi.stubEnv('CHROMIUM', 'none')
  const { default: config } = await import('../playwright.config.ts')
  const servers = [config.webServer ?? []].flat()
  expect(servers).toHaveLength(1)
  for (const { command, port, url, wait } of servers) {
    expect(command).toMatch(/ --port 0$/)
    expect({ port, url, says: wait?.stdout }).toEqual({ says: expect.any(RegExp) })
  }
})
