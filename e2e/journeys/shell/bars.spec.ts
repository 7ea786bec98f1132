import { scenes } from '../../scenes/scenes.ts'
import { findHiddenBehindBars } from '../../scenes/stage/bars.ts'
import { expect, test } from '../../scenes/stage/stage.ts'

const minGapPx = 8

test("the wizard's calendar ends above the bar on a small screen @shell @core", async ({ stage }) => {
  const scene = scenes.find(({ name }) => name === 'training-schedule')
  if (!scene) throw new Error('There is no such scene')
  const page = await stage.show(scene)
  await page.setViewportSize({ width: 1280, height: 720 })
  const calendar = page.getByRole('dialog').getByRole('grid')
  const bar = page.getByRole('dialog').locator('[data-action-bar]')
  await calendar.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  const [calendarBox, barBox] = [await calendar.boundingBox(), await bar.boundingBox()]
  expect((barBox?.y ?? 0) - (calendarBox?.y ?? 0) - (calendarBox?.height ?? 0)).toBeGreaterThanOrEqual(
    minGapPx,
  )
  expect(await findHiddenBehindBars(page)).toEqual([])
  await stage.finish(scene.name)
})

test('finds texts behind a bar that the page leaves no space for @shell @core', async ({ stage }) => {
  const scene = scenes.find(({ name }) => name === 'training-schedule')
  if (!scene) throw new Error('There is no such scene')
  const page = await stage.show(scene)
  const bar = page.getByRole('dialog').locator('[data-action-bar]')
  await bar.evaluate((element) => {
    element.style.position = 'fixed'
    element.style.insetInline = '0'
    element.style.bottom = '0'
    element.style.height = '12rem'
  })
  expect(await findHiddenBehindBars(page)).not.toEqual([])
  stage.mark()
})
