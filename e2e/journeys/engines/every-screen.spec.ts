import { expectContent } from '../../engines/expectContent.ts'
import { signInWithToken, test } from '../../heed.ts'
import { engineTag } from '../../runner/scope.mjs'
import { scenes } from '../../scenes/scenes.ts'
import { expectScreen, getWorldPath, readUrl } from '../../scenes/stage/expectScreen.ts'

/** Loads of every screen. Unset, these tests are left out, because 86 screens take minutes. */
const openings = Number(process.env.HEED_OPENINGS ?? 0)

const screens = openings > 0 ? scenes.filter(({ screen }) => screen) : []

for (const scene of screens) {
  const { name, area, as, at, show } = scene
  const tags = `@${area}`
  test(`${name} opens ${openings} times ${tags}`, { tag: engineTag }, async ({ page, world }) => {
    test.setTimeout(120_000 + openings * 30_000)
    if (as) await signInWithToken(page, await world.person(as), at ?? '/')
    else if (at) await page.goto(at)
    await show?.(page, world)
    await expectScreen(page, scene, world.address)
    const url = await readUrl(page)
    const path = getWorldPath(url, world.address)
    for (let opening = 0; opening < openings; opening++) {
      await page.goto(path + url.search)
      await expectContent(page, path)
    }
  })
}
