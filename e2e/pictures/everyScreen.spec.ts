import { join } from 'node:path'
import { findHiddenBehindBars } from '../scenes/stage/bars.ts'
import { expectScreen } from '../scenes/stage/expectScreen.ts'
import { setColorScheme, waitUntilSettled } from '../scenes/stage/looks.ts'
import { groupScenes } from '../scenes/stage/scene.ts'
import { expect, test } from '../scenes/stage/stage.ts'
import { chosenScenes } from './chosenScenes.ts'
import { looks } from './looks.ts'

const folder = process.env.HEED_PICTURES_FOLDER ?? ''

for (const { title, members } of groupScenes(chosenScenes)) {
  test(title, async ({ stage }) => {
    test.setTimeout(60_000 + members.length * 60_000)
    for (const scene of members) {
      const page = await stage.show(scene)
      await expectScreen(page, scene, stage.world.address)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0)
      for (const { name, width, height, colorScheme, isWholePage } of looks) {
        await page.setViewportSize({ width, height })
        await setColorScheme(page, colorScheme)
        await page.evaluate(() => scrollTo(0, 0))
        await waitUntilSettled(page)
        if (!isWholePage) expect.soft(await findHiddenBehindBars(page), `${scene.name}, ${name}`).toEqual([])
        await page.screenshot({ path: join(folder, `${scene.name}-${name}.png`), fullPage: isWholePage })
      }
      await stage.finish(scene.name)
    }
  })
}
