import type { Page } from '@playwright/test'
import { scenes } from '../../scenes/scenes.ts'
import { expectScreen } from '../../scenes/stage/expectScreen.ts'
import {
  findClippedControls,
  findClippedNumbers,
  findClippedStarts,
  findCoveredControls,
  findCoveredDialogs,
  findHorizontalScroll,
  findNestedScroll,
  findOverlappingCells,
  findUnexplainedControls,
  findViolations,
  setColorScheme,
  waitUntilSettled,
} from '../../scenes/stage/looks.ts'
import { findFoldedControls, findSameNames } from '../../scenes/stage/names.ts'
import { savePicture, screenshotSceneNames } from '../../scenes/stage/pictures.ts'
import { groupScenes, type Scene } from '../../scenes/stage/scene.ts'
import { expect, test } from '../../scenes/stage/stage.ts'
import { findHeadingProblems, findTableProblems } from '../../scenes/stage/structure.ts'

const height = 900
/** Most scenes already use the first width. */
const widths = [1440, 390, 360]
/** Half a wide screen, or 200% zoom. List tools have the least room at this width before they stack. */
const half = 720
const schemes = ['light', 'dark'] as const

/** Right-to-left scenes give everything one name. */
const hasEqualNames = ({ name }: Scene): boolean => name.endsWith('right-to-left')

async function checkScene(page: Page, scene: Scene, base: string): Promise<void> {
  const { name } = scene
  await expectScreen(page, scene, base)
  await waitUntilSettled(page)
  expect.soft(await findUnexplainedControls(page), name).toEqual([])
  expect.soft(await findFoldedControls(page), name).toEqual([])
  expect.soft(await findTableProblems(page), name).toEqual([])
  expect.soft(await findHeadingProblems(page), name).toEqual([])
  if (!hasEqualNames(scene)) expect.soft(await findSameNames(page), name).toEqual([])
  for (const colorScheme of schemes) {
    await setColorScheme(page, colorScheme)
    const found = await findViolations(page, colorScheme === 'light' ? 'all' : 'colour')
    expect.soft(found, `${name}, ${colorScheme}`).toEqual([])
  }
  if (process.env.HEED_PICTURES && screenshotSceneNames.includes(name)) {
    await setColorScheme(page, 'light')
    await savePicture(await page.screenshot(), `console/docs/${name}.png`)
  }
  for (const width of widths) {
    const where = `${name}, ${width} px`
    await page.setViewportSize({ width, height })
    await expect.poll(() => findHorizontalScroll(page), where).toEqual([])
    expect.soft(await findCoveredDialogs(page), where).toEqual([])
    expect.soft(await findNestedScroll(page), where).toEqual([])
    expect.soft(await findClippedStarts(page), where).toEqual([])
    expect.soft(await findClippedNumbers(page), where).toEqual([])
    if (width < 400) {
      expect.soft(await findOverlappingCells(page), where).toEqual([])
      expect.soft(await findClippedControls(page), where).toEqual([])
    }
  }
  if (name === 'trainings' || name === 'assessments') {
    await page.setViewportSize({ width: half, height })
    await expect.poll(() => findCoveredControls(page), `${name}, ${half} px`).toEqual([])
  }
}

for (const { title, tags, members } of groupScenes(scenes)) {
  test(`${title}: no axe violations, sideways scrolling, overlaps, cut numbers or unexplained refusals ${tags}`, async ({
    stage,
  }) => {
    test.setTimeout(60_000 + members.length * 30_000)
    const broken: unknown[] = []
    for (const scene of members) {
      await test.step(scene.name, async () => {
        try {
          await checkScene(await stage.show(scene), scene, stage.world.address)
        } catch (error) {
          stage.mark()
          broken.push(new Error(`${scene.name}: ${error instanceof Error ? error.message : error}`))
        }
        await stage.finish(scene.name)
      })
    }
    expect(broken).toEqual([])
  })
}
