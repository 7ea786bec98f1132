import { getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { ScenarioPreview } from '../../pages/content/scenarioPreview.ts'
import { expectDisabled } from '../../pages/refused.ts'
import { chooseOption } from '../../pages/select.ts'
import { findHorizontalScroll, findViolations, setColorScheme } from '../../scenes/stage/looks.ts'

const admin = getManagerEmail('admin')
const makeScenarioPath = (scenario: number) =>
  `/content/?content.language=en&content.open=assessment-${scenario}`

test('scenarios of each presentation can be answered one after another @content', async ({
  page,
  signIn,
}) => {
  // The scenario has an email with one choice, an email with several, and a page with yes-or-no lines.
  await signIn(admin, '/content/')
  await page.goto(makeScenarioPath(1001))
  const first = await new ScenarioPreview(page, 'The full mailbox').expectShown()
  expect(await first.details()).toMatchObject({ 'Threat area': 'Phishing', Difficulty: 'Basic' })
  await expect(first.block.getByRole('region', { name: 'Email' })).toBeVisible()
  await expect(first.block.getByText('(example)').first()).toBeAttached()
  await expectDisabled(first.button('Previous question'), 'This is the first question.')
  await first.press('Next')
  await expectDisabled(first.button('Next'), 'Answer first.')
  await first.answer()
  await first.press('Next')

  const ticks = await new ScenarioPreview(page, 'Signs in a parcel mail').expectShown()
  await ticks.press('Back')
  await first.expectShown()
  await first.expectPosition('2 of 2')
  await page.reload()
  await first.expectShown()
  await first.press('Skip to next question')
  await ticks.expectShown()
  await ticks.press('Next')
  await ticks.answer()
  await expect(ticks.button('Next')).not.toHaveAttribute('aria-disabled')

  await page.goto(makeScenarioPath(3005))
  const lines = await new ScenarioPreview(page, 'Before you post').expectShown()
  await expect(lines.block.getByRole('region', { name: 'Web page' })).toBeVisible()
  await chooseOption(lines.language, 'Icelandic')
  await lines.expectClosed()
  const translated = await new ScenarioPreview(page, /./).expectShown()
  await chooseOption(translated.language, 'English')
  await lines.expectShown()
  await lines.press('Next')
  await expectDisabled(lines.button('Next'), 'Choose an answer for each line.')
  await lines.answer()
  await expect(lines.button('Next')).not.toHaveAttribute('aria-disabled')
  await lines.close()
  await expect(page).not.toHaveURL(/open=/)
})

test('a phone call and an ordering scenario fit a phone, in light and dark @content', async ({
  page,
  signIn,
}) => {
  await signIn(admin, '/content/')
  await page.goto(makeScenarioPath(5004))
  const order = await new ScenarioPreview(page, 'The unannounced technician').expectShown()
  await expect(order.block.getByRole('region', { name: 'Phone call' })).toBeVisible()
  await order.press('Next')
  await order.answer()
  await expect(order.button('Next')).not.toHaveAttribute('aria-disabled')
  for (const scheme of ['light', 'dark'] as const) {
    await setColorScheme(page, scheme)
    expect(await findViolations(page)).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => findHorizontalScroll(page)).toEqual([])
  await page.keyboard.press('Escape')
  await order.expectClosed()
})

test('a choice opens the next question automatically, but not with the arrow keys @content', async ({
  page,
  signIn,
}) => {
  await signIn(admin, '/content/')
  await page.goto(makeScenarioPath(5003))
  const stick = await new ScenarioPreview(page, 'A stick called "Salaries"').expectShown()
  await stick.press('Next')
  await stick.block.getByRole('radio').first().click()
  await stick.expectPosition('3 of 3')
  await expect(stick.block).toBeFocused()
  await stick.press('Back')
  await stick.block.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(stick.block.getByRole('radio').nth(1)).toBeChecked()
  await stick.press('Next')
  await stick.expectPosition('3 of 3')
})
