import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import { keepShown } from './texts/shown.ts'
import { watch } from './watch.ts'
import { type Person, World } from './world.ts'

export { expect } from '@playwright/test'

interface Outcome {
  code: number
  output: string
  errors: string
}

interface Running {
  /** Who calls; nobody without it. */
  as?: Person
  /** Standard input. */
  input?: string | Buffer
  /** More of the environment, as FORCE_COLOR. */
  env?: Record<string, string>
}

interface Given {
  /** Makes a world that ends with the test. */
  newWorld: (scenario?: string) => Promise<World>
  /** What `world` begins with. */
  scenario: string
  /** A world of this test's own, in which nobody else moves the clock or reads mail. */
  world: World
  /** Signs the page in as this person and opens a page of the console. */
  signIn: (email: string, path?: string) => Promise<Person>
  /** Runs the command-line program as a script would, against this test's world. */
  heed: (words: string[], running?: Running) => Promise<Outcome>
  /** Runs a line of the console as it is pasted into a shell that knows `heed`; nobody but `as` is signed in there. */
  paste: (line: string, running?: Pick<Running, 'as'>) => Promise<Outcome>
}

const bin = fileURLToPath(new URL('../cli/bin/heed.cjs', import.meta.url))

/** When every world begins; the browser's clock stands there too. */
export const now = '2026-02-02T09:00:00.000Z'

export const test = base.extend<Given>({
  newWorld: async ({ playwright }, use, info) => {
    const site = info.project.use.baseURL
    const request = await playwright.request.newContext(site ? { baseURL: site } : {})
    const made: { id: string; world: World }[] = []
    await use(async (scenario = 'default') => {
      const answer = await request.post('/_mock/worlds', { data: { scenario, now } })
      expect(answer.ok(), await answer.text()).toBe(true)
      const { id, address }: { id: string; address: string } = await answer.json()
      const world = new World(request, address)
      made.push({ id, world })
      return world
    })
    const misfits: unknown[] = []
    for (const { id, world } of made) {
      misfits.push(...(await world.misfits()))
      await request.delete(`/_mock/worlds/${id}`)
    }
    await request.dispose()
    expect(misfits, noMisfits).toEqual([])
  },

  scenario: ['default', { option: true }],
  world: async ({ newWorld, scenario }, use) => {
    await use(await newWorld(scenario))
  },

  baseURL: async ({ world }, use) => {
    await use(world.address)
  },

  context: async ({ context }, use, { testId }) => {
    const keep = await keepShown(context)
    await use(context)
    keep(testId)
  },

  page: async ({ page, world }, use) => {
    const problems = await prepared(page, world.address)
    await use(page)
    expect(problems, noProblems).toEqual([])
  },

  signIn: async ({ world, page }, use) => {
    await use(async (email, path = '/') => {
      const person = await world.person(email)
      await enter(page, person, path)
      return person
    })
  },

  heed: async ({ world }, use, info) => {
    const config = info.outputPath('config')
    await mkdir(config, { recursive: true })
    await use((words, { as, input, env = {} } = {}) =>
      run([process.execPath, bin, ...words], input, {
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
    const known = `heed() { "${process.execPath}" "${bin}" "$@"; }`
    await use((line, { as } = {}) =>
      run(['bash', '-c', `${known}\n${line}`], undefined, {
        XDG_CONFIG_HOME: config,
        ...(as ? { HEED_API: `${world.address}api`, HEED_TOKEN: as.token } : {}),
      }),
    )
  },
})

export const noMisfits = 'calls and answers that do not fit the contract'
export const noProblems = 'what the browser complained of'

/** Puts a page into a world; gives what the browser complains of from now on. */
export async function prepared(page: Page, address: string): Promise<string[]> {
  await page.clock.setFixedTime(now)
  openBelow(page, address)
  return watch(page, new URL(address).origin)
}

/** Journeys name pages of the console as its people do, from '/' on; each opens in the world of its test. */
function openBelow(page: Page, address: string): void {
  const goto = page.goto.bind(page)
  page.goto = (url, options) => goto(url.startsWith('/') ? `${address}${url.slice(1)}` : url, options)
}

/**
 * Lets half a minute pass for the page alone, again and again until `holds` does: so often it looks for what is new. Its
 * clock on the wall stands still all the while.
 */
export async function whenItLooksAgain(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(30_000)
    await holds()
  }).toPass({ timeout: 45_000 })
}

/** How long an answer to that may take before the page is let look once more. */
export const soon = { timeout: 5_000 }

/** Straight in by the token, without a mail. */
export async function enter(page: Page, { token }: Person, path: string): Promise<void> {
  const query = new URLSearchParams({ redirect: path })
  await page.goto(`/auth/jwt/signin/${token}/?${query}`)
  const inside = page.getByRole('banner')
  // Who is signed in already is asked first.
  const question = page.getByRole('button', { name: 'Sign in with the link' })
  await inside.or(question).first().waitFor()
  if (await question.isVisible()) await question.click()
  await inside.waitFor()
}

function run(
  [program = '', ...words]: string[],
  input: Running['input'],
  own: Record<string, string>,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const { HEED_TOKEN: _token, HEED_COMPANY: _company, ...env } = process.env
    const child = spawn(program, words, { env: { ...env, ...own } })
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
