import {
  beginCut,
  covered,
  crossing,
  cutNumbers,
  cutOff,
  overlaid,
  paintIn,
  settled,
  sideways,
  twiceScrolled,
  unexplained,
  violations,
} from '../pages/looks.ts'
import { keepPicture, picturedScenes } from '../pages/pictures.ts'
import { isOf } from '../pages/scene.ts'
import { scenes } from '../pages/scenes.ts'
import { expect, test } from '../stage.ts'

const height = 900
/** The first is that of most scenes already. */
const widths = [1440, 390, 360]
/** Half of a wide screen, or a zoom of 200 %: where the tools of a list have least room before they are stacked. */
const half = 720
const schemes = ['light', 'dark'] as const

/** Folder for a picture of every scene, in both schemes and narrow, for people to look at. */
const shots = process.env.HEED_SHOTS

for (const { name, area, as, at, screen, show } of scenes) {
  test(`${name}: axe finds nothing in light and dark, nothing scrolls sideways, no cells lie over one another, no dialog is behind another, no number is cut, what is refused says why @${area}`, async ({
    page,
    signIn,
    world,
  }) => {
    if (as) await signIn(as, at)
    else if (at) await page.goto(at)
    await show?.(page, world)
    const path = new URL(page.url()).pathname.slice(new URL(world.address).pathname.length - 1)
    if (screen)
      expect(
        [at ?? path, path].some((one) => isOf(screen, one)),
        `${path} is ${screen}`,
      ).toBe(true)
    const picture = async (kind: string) => {
      if (!shots) return
      await settled(page)
      await page.screenshot({ path: `${shots}/${name}-${kind}.png`, fullPage: true })
    }
    await settled(page)
    expect.soft(await unexplained(page)).toEqual([])
    for (const colorScheme of schemes) {
      await paintIn(page, colorScheme)
      expect.soft(await violations(page, colorScheme === 'light' ? 'all' : 'colour'), colorScheme).toEqual([])
      await picture(colorScheme)
    }
    if (process.env.HEED_PICTURES && picturedScenes.includes(name)) {
      await paintIn(page, 'light')
      await keepPicture(await page.screenshot(), `console/docs/${name}.png`)
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => sideways(page), `${width} px`).toEqual([])
      expect(await covered(page), `${width} px`).toEqual([])
      expect(await twiceScrolled(page), `${width} px`).toEqual([])
      expect.soft(await beginCut(page), `${width} px`).toEqual([])
      expect.soft(await cutNumbers(page), `${width} px`).toEqual([])
      if (width < 400) {
        expect.soft(await crossing(page), `${width} px`).toEqual([])
        expect.soft(await cutOff(page), `${width} px`).toEqual([])
        await picture(`${width}`)
      }
    }
    if (name === 'trainings' || name === 'assessments') {
      await page.setViewportSize({ width: half, height })
      await expect.poll(() => overlaid(page), `${half} px`).toEqual([])
    }
  })
}
