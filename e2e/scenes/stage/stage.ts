import { test as base, expect, type Page } from '@playwright/test'
import {
  browserProblemsLabel,
  ignoreAnnouncer,
  mismatchesLabel,
  preparePage,
  signInWithToken,
  worldStartTime,
} from '../../heed.ts'
import { recordShownTexts } from '../../texts/shown.ts'
import { World } from '../../world.ts'
import { waitUntilSettled } from './looks.ts'
import type { Scene } from './scene.ts'

export { expect } from '@playwright/test'

const viewport = { width: 1440, height: 900 }

const blankPath = '/config.json'

const missingPagePath = '/no-such-page/'

/** Time limit for a page without data, ms; slower pages are reloaded. */
const softTimeoutMs = 3_000

const maxOverlays = 3

type Storage = [string, string][]

/** A worker's scenes share a page and a world; both are reset after a scene that changes server, storage or routes. */
class Stage {
  readonly world: World
  readonly #page: Page
  readonly #problems: string[]
  readonly #keys = new Map<string, Storage>()
  #running: { as: string; storageState: string } | undefined
  #isMarked = false

  constructor(page: Page, world: World, problems: string[]) {
    this.#page = page
    this.world = world
    this.#problems = problems
    page.on('request', (request) => {
      if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method())) this.#isMarked = true
    })
    page.on('dialog', (dialog) => dialog.accept())
    const route = page.route.bind(page)
    page.route = (...args) => {
      this.#isMarked = true
      return route(...args)
    }
  }

  async show({ as, at, show }: Scene): Promise<Page> {
    const page = this.#page
    if (!(as && (await this.#goesOn(as, at)))) await this.#begin(as, at)
    await show?.(page, this.world)
    return page
  }

  async finish(name: string): Promise<void> {
    const problems = this.#problems.splice(0)
    const misfits = await this.world.listMismatches()
    if (misfits.length > 0) this.mark()
    expect.soft(problems, `${name}: ${browserProblemsLabel}`).toEqual([])
    expect.soft(misfits, `${name}: ${mismatchesLabel}`).toEqual([])
    await this.#page.emulateMedia({ colorScheme: null })
    await this.#page.setViewportSize(viewport)
  }

  mark(): void {
    this.#isMarked = true
  }

  async #goesOn(personEmail: string, path: string | undefined): Promise<boolean> {
    const page = this.#page
    if (path === undefined || this.#isMarked || this.world.isChanged || this.#running?.as !== personEmail)
      return false
    if ((await this.#kept()) !== this.#running.storageState) return false
    const overlays = page.locator('[role=dialog], [role=alertdialog], [role=menu]')
    try {
      for (let attempts = 0; (await overlays.count()) > 0; attempts++) {
        if (attempts === maxOverlays) return false
        await page.keyboard.press('Escape')
        await waitUntilSettled(page)
      }
      await this.#follow(missingPagePath)
      await page.getByRole('heading', { name: 'Page not found' }).waitFor({ timeout: softTimeoutMs })
      await this.#follow(path)
      await page
        .getByRole('heading', { level: 1 })
        .and(page.locator(':not(:text-is("Page not found"))'))
        .waitFor({ timeout: softTimeoutMs })
      return (await overlays.count()) === 0
    } catch {
      return false
    }
  }

  async #follow(path: string): Promise<void> {
    await this.#page.evaluate(
      (url) => {
        history.pushState(null, '', url)
        dispatchEvent(new PopStateEvent('popstate'))
      },
      `${this.world.address}${path.slice(1)}`,
    )
  }

  async #begin(personEmail: string | undefined, path: string | undefined): Promise<void> {
    const page = this.#page
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(blankPath)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.context().clearCookies()
    await this.world.restartWorld(worldStartTime)
    this.#isMarked = false
    this.#running = undefined
    if (personEmail) await this.#signIn(personEmail, path)
    else if (path) await page.goto(path)
    if (personEmail && path) this.#running = { as: personEmail, storageState: await this.#kept() }
  }

  /** Reuses an earlier scene's token, because equal worlds have equal tokens. */
  async #signIn(personEmail: string, path: string | undefined): Promise<void> {
    const page = this.#page
    const person = await this.world.person(personEmail)
    const key = this.#keys.get(personEmail)
    if (!key) {
      await signInWithToken(page, person, path ?? '/')
      this.#keys.set(personEmail, await page.evaluate(() => Object.entries(localStorage)))
      return
    }
    await page.evaluate((entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value)
    }, key)
    if (path === undefined) return
    await page.goto(path)
    await page.getByRole('banner').waitFor()
  }

  #kept(): Promise<string> {
    return this.#page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  }
}

export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser, playwright }, use, { workerIndex, project }) => {
      const { baseURL = '', locale = '', timezoneId = '' } = project.use
      const request = await playwright.request.newContext({ baseURL })
      const answer = await request.post('/_mock/worlds', {
        data: { scenario: 'default', now: worldStartTime },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
      const { id, address }: { id: string; address: string } = await answer.json()
      const context = await browser.newContext({ locale, timezoneId, viewport, reducedMotion: 'reduce' })
      const keep = await recordShownTexts(context)
      context.on('page', ignoreAnnouncer)
      const page = await context.newPage()
      const problems = await preparePage(page, address)
      await use(new Stage(page, new World(request, address), problems))
      keep(`scenes-${workerIndex}-${process.pid}`)
      await context.close()
      await request.delete(`/_mock/worlds/${id}`)
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})
