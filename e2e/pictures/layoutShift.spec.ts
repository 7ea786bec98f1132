import { signInWithToken, test } from '../heed.ts'
import { delayAnswers, expectNoShift } from '../layoutShift.ts'
import { expectScreen, readUrl } from '../scenes/stage/expectScreen.ts'
import { chosenScenes } from './chosenScenes.ts'

const screens = chosenScenes.filter(({ screen }) => screen)
const areas = [...new Set(screens.map(({ area }) => area))]

for (const area of areas) {
  test(`${area} pages don't shift while they load`, { tag: '@shift' }, async ({ page, world }) => {
    const members = screens.filter((scene) => scene.area === area)
    test.setTimeout(60_000 + members.length * 30_000)
    await delayAnswers(page)
    for (const scene of members) {
      const { name, as, at, show } = scene
      await page.setViewportSize({ width: 1440, height: 900 })
      if (as) await signInWithToken(page, await world.person(as), at ?? '/')
      else if (at) await page.goto(at)
      await show?.(page, world)
      await expectScreen(page, scene, world.address)
      const { href } = await readUrl(page)
      await expectNoShift(page, href, name)
    }
  })
}
