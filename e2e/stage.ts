import type { Page } from '@playwright/test'
import { test as base, enter, expect, noMisfits, noProblems, now, prepared } from './heed.ts'
import { keepShown } from './texts/shown.ts'
import { World } from './world.ts'

export { expect } from '@playwright/test'

/** Where the scenes of one worker are shown, one after the other. */
interface Stage {
  world: World
  page: Page
  /** What the browser complained of since it was last asked. */
  complaints: () => string[]
  /** What the browser keeps of each person who has been signed in. */
  keys: Map<string, [string, string][]>
}

const viewport = { width: 1440, height: 900 }

/** A small file of the same site, where a page rests between two scenes. */
const nowhere = '/config.json'

/**
 * One page and one world for all scenes of a worker, so that the browser fetches and compiles the console once. Between
 * two scenes the world begins anew, and the page forgets everything but the console's own files.
 */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser, playwright }, use, { workerIndex, project }) => {
      const { baseURL = '', locale = '', timezoneId = '' } = project.use
      const request = await playwright.request.newContext({ baseURL })
      const answer = await request.post('/_mock/worlds', { data: { scenario: 'default', now } })
      expect(answer.ok(), await answer.text()).toBe(true)
      const { id, address }: { id: string; address: string } = await answer.json()
      const context = await browser.newContext({ locale, timezoneId, viewport })
      const keep = await keepShown(context)
      const page = await context.newPage()
      const problems = await prepared(page, address)
      // What somebody has typed asks before it goes with its page.
      page.on('dialog', (dialog) => dialog.accept())
      const complaints = () => problems.splice(0)
      await page.goto(nowhere)
      await use({ world: new World(request, address), page, complaints, keys: new Map() })
      keep(`scenes-${workerIndex}`)
      await context.close()
      await request.delete(`/_mock/worlds/${id}`)
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  world: async ({ stage: { world } }, use) => {
    await world.beginAnew(now)
    await use(world)
    expect(await world.misfits(), noMisfits).toEqual([])
  },

  page: async ({ stage: { page, complaints }, world: _ }, use) => {
    await use(page)
    expect(complaints(), noProblems).toEqual([])
    await forget(page)
  },

  /** With the key of an earlier scene where there is one: worlds that begin alike know the same keys. Without a path the page still rests where nothing is. */
  signIn: async ({ stage: { keys }, page, world }, use) => {
    await use(async (email, path) => {
      const person = await world.person(email)
      const key = keys.get(email)
      if (key) {
        await page.evaluate((entries) => {
          for (const [name, value] of entries) localStorage.setItem(name, value)
        }, key)
        if (path === undefined) return person
        await page.goto(path)
        await page.getByRole('banner').waitFor()
      } else {
        await enter(page, person, path ?? '/')
        keys.set(email, await page.evaluate(() => Object.entries(localStorage)))
      }
      return person
    })
  },
})

/** As a browser that was never here, with the files that every visit has in common. */
async function forget(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(nowhere)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.context().clearCookies()
  await page.emulateMedia({ colorScheme: null })
  await page.setViewportSize(viewport)
}
