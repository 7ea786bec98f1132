import { expectContent } from '../../engines/expectContent.ts'
import { expect, signInWithToken, test } from '../../heed.ts'
import { engineTag } from '../../runner/scope.mjs'
import { scenes } from '../../scenes/scenes.ts'
import { isScreenPath } from '../../scenes/stage/scene.ts'

/** Loads of every screen. Unset, these tests are left out, because 86 screens take minutes. */
const openings = Number(process.env.HEED_OPENINGS ?? 0)

const screens =
  openings > 0 ? scenes.flatMap((scene) => (scene.screen ? [{ ...scene, screen: scene.screen }] : [])) : []

for (const { name, screen, area, as, at, show } of screens) {
  const tags = `@${area}`
  test(`${name} opens ${openings} times ${tags}`, { tag: engineTag }, async ({ page, world }) => {
    test.setTimeout(120_000 + openings * 30_000)
    if (as) await signInWithToken(page, await world.person(as), at ?? '/')
    else if (at) await page.goto(at)
    await show?.(page, world)
    const { pathname, search } = new URL(page.url())
    const path = pathname.slice(new URL(world.address).pathname.length - 1)
    expect(
      [at ?? path, path].some((one) => isScreenPath(screen, one)),
      `${path} is ${screen}`,
    ).toBe(true)
    for (let opening = 0; opening < openings; opening++) {
      await page.goto(path + search)
      await expectContent(page, path)
    }
  })
}
