import { test as base, expect, type Page } from '@playwright/test'
import { enter, noMisfits, noProblems, now, prepared } from '../heed.ts'
import { keepShown } from '../texts/shown.ts'
import { World } from '../world.ts'
import { settled } from './looks.ts'
import type { Scene } from './scene.ts'

export { expect } from '@playwright/test'

const viewport = { width: 1440, height: 900 }

/** A small file of the same site, where a page rests between two scenes. */
const nowhere = '/config.json'

/** A path that the console has no page for. */
const noSuchPage = '/no-such-page/'

/** Longer than a page without data takes; a page that is slower is opened anew. */
const softMs = 3_000

/** A menu over a dialog over another. */
const mostLayers = 3

type Storage = [string, string][]

/**
 * One page and one world for all scenes of a worker, so that the browser fetches and compiles the console once. A scene
 * of the same person as the one before is reached inside the running console, as by a link, unless the one before left
 * traces: changes on the server, in the browser's storage, or answers made up for it. Otherwise the world begins anew and
 * the page forgets everything but the console's own files.
 */
class Stage {
  readonly world: World
  readonly #page: Page
  readonly #problems: string[]
  /** The browser's storage for each person who has signed in. */
  readonly #keys = new Map<string, Storage>()
  /** The person signed in to the running console, and the browser's storage when it was opened. */
  #running: { as: string; kept: string } | undefined
  #isMarked = false

  constructor(page: Page, world: World, problems: string[]) {
    this.#page = page
    this.world = world
    this.#problems = problems
    page.on('request', (request) => {
      if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method())) this.#isMarked = true
    })
    // Forms ask before they lose what was typed.
    page.on('dialog', (dialog) => dialog.accept())
    const route = page.route.bind(page)
    page.route = (...words) => {
      this.#isMarked = true
      return route(...words)
    }
  }

  /** Shows the scene; the page is then as it is for someone who has just come there. */
  async show({ as, at, show }: Scene): Promise<Page> {
    const page = this.#page
    if (!(as && (await this.#goesOn(as, at)))) await this.#begin(as, at)
    await show?.(page, this.world)
    return page
  }

  /** Holds that neither browser nor server complained of the scene. */
  async finish(name: string): Promise<void> {
    const problems = this.#problems.splice(0)
    const misfits = await this.world.misfits()
    if (misfits.length > 0) this.mark()
    expect.soft(problems, `${name}: ${noProblems}`).toEqual([])
    expect.soft(misfits, `${name}: ${noMisfits}`).toEqual([])
    await this.#page.emulateMedia({ colorScheme: null })
    await this.#page.setViewportSize(viewport)
  }

  /** The next scene begins anew, as after a failure. */
  mark(): void {
    this.#isMarked = true
  }

  async #goesOn(as: string, at: string | undefined): Promise<boolean> {
    const page = this.#page
    if (at === undefined || this.#isMarked || this.world.isChanged || this.#running?.as !== as) return false
    if ((await this.#kept()) !== this.#running.kept) return false
    const over = page.locator('[role=dialog], [role=alertdialog], [role=menu]')
    try {
      for (let tries = 0; (await over.count()) > 0; tries++) {
        if (tries === mostLayers) return false
        await page.keyboard.press('Escape')
        await settled(page)
      }
      await this.#follow(noSuchPage)
      await page.getByRole('heading', { name: 'Page not found' }).waitFor({ timeout: softMs })
      await this.#follow(at)
      await page
        .getByRole('heading', { level: 1 })
        .and(page.locator(':not(:text-is("Page not found"))'))
        .waitFor({ timeout: softMs })
      return (await over.count()) === 0
    } catch {
      return false
    }
  }

  /** As a link inside the console does. */
  async #follow(path: string): Promise<void> {
    await this.#page.evaluate(
      (url) => {
        history.pushState(null, '', url)
        dispatchEvent(new PopStateEvent('popstate'))
      },
      `${this.world.address}${path.slice(1)}`,
    )
  }

  async #begin(as: string | undefined, at: string | undefined): Promise<void> {
    const page = this.#page
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(nowhere)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.context().clearCookies()
    await this.world.beginAnew(now)
    this.#isMarked = false
    this.#running = undefined
    if (as) await this.#signIn(as, at)
    else if (at) await page.goto(at)
    if (as && at) this.#running = { as, kept: await this.#kept() }
  }

  /** With the key of an earlier scene where there is one: worlds that begin alike know the same keys. Without a path the page still rests where nothing is. */
  async #signIn(as: string, at: string | undefined): Promise<void> {
    const page = this.#page
    // Asking for a person also makes the world know their key.
    const person = await this.world.person(as)
    const key = this.#keys.get(as)
    if (!key) {
      await enter(page, person, at ?? '/')
      this.#keys.set(as, await page.evaluate(() => Object.entries(localStorage)))
      return
    }
    await page.evaluate((entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value)
    }, key)
    if (at === undefined) return
    await page.goto(at)
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
      const answer = await request.post('/_mock/worlds', { data: { scenario: 'default', now } })
      expect(answer.ok(), await answer.text()).toBe(true)
      const { id, address }: { id: string; address: string } = await answer.json()
      // Nothing here is about motion, and nobody waits for it.
      const context = await browser.newContext({ locale, timezoneId, viewport, reducedMotion: 'reduce' })
      const keep = await keepShown(context)
      const page = await context.newPage()
      const problems = await prepared(page, address)
      await use(new Stage(page, new World(request, address), problems))
      keep(`scenes-${workerIndex}-${process.pid}`)
      await context.close()
      await request.delete(`/_mock/worlds/${id}`)
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})
