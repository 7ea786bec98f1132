import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeUnicodeFile, makeUnicodePeople } from '@heed/fixtures'
import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../chromium.mjs'
import { printFigure } from '../figures.ts'
import { hashPeople } from '../hashPeople.ts'
import { programPath } from '../installed.ts'
import { measuredNodeArgs, measureResourceUse } from '../measureSpent.ts'
import { type DemoPerson, fetchAdmin, startProduct } from './product.ts'

const peopleCount = 200_000
const savedMessage = `${peopleCount.toLocaleString('en-US')} employees saved.`

/** `longest`: longest time the page was blocked, ms. */
interface MeasuredStep {
  seconds: number
  longest: number
}

function startDryRun(file: string, { token, company }: DemoPerson, home: string) {
  const env = {
    ...process.env,
    HEED_API: `${address}/api`,
    HEED_TOKEN: token,
    HEED_COMPANY: String(company.id),
    XDG_CONFIG_HOME: home,
  }
  const words = ['employees', 'import', file, '--dry-run', '--quiet']
  return spawn(process.execPath, [...measuredNodeArgs, programPath, ...words], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/** Observes inside the page, because polling from the test would add load. */
async function measureStep(page: Page, start: () => Promise<void>, words: string): Promise<MeasuredStep> {
  const blocks = await page.evaluateHandle(() => {
    const durations = [0]
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration)
    }).observe({ type: 'longtask' })
    return durations
  })
  const startTime = performance.now()
  await start()
  await page.evaluate(
    (expectedText) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, watch) => {
          if (!document.querySelector('[role=dialog]')?.textContent?.includes(expectedText)) return
          watch.disconnect()
          resolve()
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    words,
  )
  const seconds = (performance.now() - startTime) / 1000
  return { seconds, longest: await blocks.evaluate((durations) => Math.max(...durations)) }
}

async function fetchSavedPeopleHash({ token, company }: DemoPerson): Promise<string> {
  const foundUsers: { email: string; name: string }[] = []
  for (let p = 0; ; p++) {
    const url = `${address}/api/companies/${company.id}/users?${new URLSearchParams({ p: String(p), n: '1000' })}`
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
    const { users } = (await answer.json()) as { users: typeof foundUsers }
    if (users.length === 0) return hashPeople(foundUsers)
    foundUsers.push(...users.filter(({ email }) => email.endsWith('@letters.example')))
  }
}

async function importOnPage(
  page: Page,
  { token }: DemoPerson,
  file: string,
): Promise<Record<string, MeasuredStep>> {
  await page.goto(`${address}/auth/jwt/signin/${token}?redirect=/users/`)
  await page.getByRole('button', { name: 'Import employees' }).click()
  const chooser = page.locator('input[type=file]')
  await chooser.waitFor({ state: 'attached' })
  const preview = await measureStep(page, () => chooser.setInputFiles(file), 'Unchanged')
  const saveStep = await measureStep(
    page,
    () => page.getByRole('button', { name: /^Confirm/ }).click(),
    savedMessage,
  )
  return { preview, save: saveStep }
}

const { process: product, address } = await startProduct('--scenario', 'enterprise')
const folder = mkdtempSync(join(tmpdir(), 'heed-bench-'))
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  const file = join(folder, 'people.csv')
  const importedPeople = makeUnicodePeople(peopleCount)
  writeFileSync(file, makeUnicodeFile(importedPeople))
  const admin = await fetchAdmin(address)
  const command = await measureResourceUse(() => startDryRun(file, admin, folder))
  const steps = await importOnPage(await browser.newPage(), admin, file)
  if (
    (await fetchSavedPeopleHash(admin)) !==
    hashPeople(importedPeople.map(({ email, name }) => ({ email, name })))
  )
    throw new Error('what was saved is not what the file holds')
  for (const [name, { seconds, longest }] of Object.entries(steps)) {
    const figureName = `${name} of ${peopleCount.toLocaleString('en')} lines in the console`
    const baseline = { what: 'dry run of the command', value: command.seconds }
    printFigure({ what: figureName, value: seconds, unit: 's', baseline })
    printFigure({
      what: `longest task, ${figureName}`,
      value: longest,
      unit: 'ms',
      target: { kind: 'value', most: 100 },
    })
  }
} finally {
  await browser.close()
  product.kill()
  rmSync(folder, { recursive: true })
}
