import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { getManagerEmail } from '@heed/fixtures'
import { test as base, expect } from '@playwright/test'
import { root } from '../../runner/command.mjs'
import { scenes } from '../../scenes/scenes.ts'
import {
  findHorizontalScroll,
  findViolations,
  setColorScheme,
  waitUntilSettled,
} from '../../scenes/stage/looks.ts'
import { World } from '../../world.ts'

// All tests in this file share a single development server.
base.describe.configure({ mode: 'default' })

/** `kit` is the address of a development build, because production builds don't include the kit. */
const test = base.extend<object, { kit: string }>({
  kit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'console', '--port', '0'], {
        cwd: root,
        env: { ...process.env, NO_COLOR: '1' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      try {
        await use(await readLocalAddress(vite.stdout))
      } finally {
        vite.kill()
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

async function readLocalAddress(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /Local: +(\S+)\/$/.exec(line.trim())?.[1]
    if (!address) continue
    // Leaving the loop pauses the output; a full pipe would stop the server.
    setImmediate(() => output.resume())
    return address
  }
  throw new Error('The development server ended before it was ready')
}

/** Opened once for all checks, because the development build loads some 800 modules individually. */
test("the kit passes axe, doesn't scroll sideways, and every console screen has a scene @shell", async ({
  page,
  kit,
}, info) => {
  test.skip(!!process.env.HEED_E2E_URL, 'a server that runs already has no development build beside it')
  test.slow()
  await page.goto(`${kit}/_kit/`)
  const list = page.getByRole('list', { name: 'Screens' })
  // A development build starts slowly; charts, editor and pickers load last.
  await expect(list).toBeVisible({ timeout: 60_000 })
  const patterns = await list
    .locator('[data-path]')
    .evaluateAll((items) =>
      items.map((item) => (item instanceof HTMLElement ? (item.dataset.path ?? '') : '')),
    )
  expect(patterns.length).toBeGreaterThan(10)
  const ofKit = (pattern: string) => pattern.startsWith('/_kit')
  const seen = scenes.flatMap(({ screen }) => screen ?? [])
  expect(new Set(patterns.filter((pattern) => !ofKit(pattern)))).toEqual(new Set(seen))

  await expect(page.getByRole('img', { name: /^Lessons completed against/ })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByRole('img', { name: /^Score distribution/ })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('toolbar', { name: 'Formatting for Header' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('group', { name: 'Delivery', exact: true })).toBeVisible({ timeout: 60_000 })
  for (const scheme of ['light', 'dark'] as const) {
    await setColorScheme(page, scheme)
    expect(await findViolations(page, scheme === 'light' ? 'all' : 'colour'), scheme).toEqual([])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await waitUntilSettled(page)
      const path = info.outputPath(`kit-${scheme}-${width}.png`)
      const picture = await page.screenshot({ path, fullPage: true })
      await info.attach(`kit-${scheme}-${width}`, { path })
      expect(picture.length, 'a page that shows something').toBeGreaterThan(50_000)
      await expect.poll(() => findHorizontalScroll(page), `${scheme}, ${width} px`).toEqual([])
    }
  }
})

test('an area built from kit parts opens after sign-in and passes axe @shell', async ({
  page,
  request,
  kit,
}) => {
  test.skip(!!process.env.HEED_E2E_URL, 'a server that runs already has no development build beside it')
  const { token } = await new World(request, `${process.env.HEED_MOCK}/`).person(getManagerEmail('admin'))
  await page.goto(`${kit}/auth/jwt/signin/${token}/?redirect=/_kit/incidents/`)
  await expect(page.getByRole('table', { name: 'Incidents' })).toBeVisible({ timeout: 60_000 })
  for (const scheme of ['light', 'dark'] as const) {
    await setColorScheme(page, scheme)
    expect(await findViolations(page, scheme === 'light' ? 'all' : 'colour')).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => findHorizontalScroll(page)).toEqual([])
  await page.getByRole('link', { name: 'Unpaid invoice' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unpaid invoice' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('table', { name: 'Incidents' })).toBeVisible()
})
