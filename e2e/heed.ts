import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import { engine } from './engines/engine.ts'
import { lostFocusLabel, recordLostFocus, waitForFocus } from './lostFocus.ts'
import { recordShownTexts } from './texts/shown.ts'
import { collectPageProblems } from './watch.ts'
import { type Person, World } from './world.ts'

export { expect } from '@playwright/test'

interface RunResult {
  code: number
  output: string
  errors: string
}

interface RunOptions {
  as?: Person
  input?: string | Buffer
  env?: Record<string, string>
}

interface TestFixtures {
  newWorld: (scenario?: string) => Promise<World>
  scenario: string
  world: World
  lostFocus: Set<string>
  signIn: (email: string, path?: string) => Promise<Person>
  heed: (args: string[], runOptions?: RunOptions) => Promise<RunResult>
  /** Runs a command line in a shell that has `heed`; only the person in `as` is signed in. */
  paste: (line: string, runOptions?: Pick<RunOptions, 'as'>) => Promise<RunResult>
}

export type HeedRunner = TestFixtures['heed']

const heedPath = fileURLToPath(new URL('../cli/bin/heed.cjs', import.meta.url))

/** Start time of every world; the browser's clock is fixed at this time. */
export const worldStartTime = '2026-02-02T09:00:00.000Z'

export const test = base.extend<TestFixtures>({
  newWorld: async ({ playwright }, use, info) => {
    const site = info.project.use.baseURL
    const request = await playwright.request.newContext(site ? { baseURL: site } : {})
    const createdWorlds: { id: string; world: World }[] = []
    await use(async (scenario = 'default') => {
      const answer = await request.post('/_mock/worlds', { data: { scenario, now: worldStartTime } })
      expect(answer.ok(), await answer.text()).toBe(true)
      const { id, address }: { id: string; address: string } = await answer.json()
      const world = new World(request, address)
      createdWorlds.push({ id, world })
      return world
    })
    const misfits: unknown[] = []
    for (const { id, world } of createdWorlds) {
      misfits.push(...(await world.listMismatches()))
      await request.delete(`/_mock/worlds/${id}`)
    }
    await request.dispose()
    expect(misfits, mismatchesLabel).toEqual([])
  },

  scenario: ['default', { option: true }],
  world: async ({ newWorld, scenario }, use) => {
    await use(await newWorld(scenario))
  },

  baseURL: async ({ world }, use) => {
    await use(world.address)
  },

  context: async ({ context }, use, { testId }) => {
    context.on('page', ignoreAnnouncer)
    if (engine) return use(context)
    const keep = await recordShownTexts(context)
    await use(context)
    keep(testId)
  },

  lostFocus: async ({ context }, use) => {
    if (engine) return use(new Set())
    const lostSteps = await recordLostFocus(context)
    await use(lostSteps)
    expect.soft([...lostSteps], lostFocusLabel).toEqual([])
  },

  page: async ({ page, world, lostFocus: _ }, use) => {
    const problems = await preparePage(page, world.address)
    await use(page)
    await waitForFocus(page)
    expect(problems, browserProblemsLabel).toEqual([])
  },

  signIn: async ({ world, page }, use) => {
    await use(async (email, path = '/') => {
      const person = await world.person(email)
      await signInWithToken(page, person, path)
      return person
    })
  },

  heed: async ({ world }, use, info) => {
    const config = info.outputPath('config')
    await mkdir(config, { recursive: true })
    await use((args, { as, input, env = {} } = {}) =>
      runProgram([process.execPath, heedPath, ...args], input, {
        ...env,
        XDG_CONFIG_HOME: config,
        HEED_API: `${world.address}api`,
        ...(as ? { HEED_TOKEN: as.token } : {}),
      }),
    )
  },

  paste: async ({ world }, use, info) => {
    const config = info.outputPath('nobody')
    await mkdir(config, { recursive: true })
    const heedFunction = `heed() { "${process.execPath}" "${heedPath}" "$@"; }`
    await use((line, { as } = {}) =>
      runProgram(['bash', '-c', `${heedFunction}\n${line}`], undefined, {
        XDG_CONFIG_HOME: config,
        ...(as ? { HEED_API: `${world.address}api`, HEED_TOKEN: as.token } : {}),
      }),
    )
  },
})

export const mismatchesLabel = 'calls and answers that do not fit the contract'
export const browserProblemsLabel = 'what the browser complained of'

export async function preparePage(page: Page, address: string): Promise<string[]> {
  // Playwright's clock throws in Firefox's sandboxed frames, and WebKit's driver can't install the clock in
  // time.
  if (!engine) await page.clock.setFixedTime(worldStartTime)
  openUnderBasePath(page, address)
  return collectPageProblems(page, new URL(address).origin)
}

function openUnderBasePath(page: Page, address: string): void {
  const goto = page.goto.bind(page)
  page.goto = (url, options) => goto(url.startsWith('/') ? `${address}${url.slice(1)}` : url, options)
}

/** Announced texts repeat visible ones, and aren't visible themselves. */
export function ignoreAnnouncer(page: Page): void {
  const getByText = page.getByText.bind(page)
  const shown = page.locator(':not(#announcer *)')
  page.getByText = (text, options) => getByText(text, options).and(shown)
}

/** Advances the page's timers, but not its clock, by half a minute at a time until `holds` passes. */
export async function advanceUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(30_000)
    await holds()
  }).toPass({ timeout: 45_000 })
}

export const shortTimeout = { timeout: 5_000 }

export async function signInWithToken(page: Page, { token }: Person, path: string): Promise<void> {
  const query = new URLSearchParams({ redirect: path })
  await page.goto(`/auth/jwt/signin/${token}/?${query}`)
  const bannerElement = page.getByRole('banner')
  const question = page.getByRole('button', { name: 'Sign in with the link' })
  await bannerElement.or(question).first().waitFor()
  if (await question.isVisible()) await question.click()
  await bannerElement.waitFor()
}

function runProgram(
  [program = '', ...args]: string[],
  input: RunOptions['input'],
  ownFields: Record<string, string>,
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const { HEED_TOKEN: _token, HEED_COMPANY: _company, ...env } = process.env
    const child = spawn(program, args, { env: { ...env, ...ownFields } })
    let output = ''
    let errors = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? -1, output, errors }))
    child.stdin.end(input)
  })
}
