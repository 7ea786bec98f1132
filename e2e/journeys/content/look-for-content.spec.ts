import { readFile } from 'node:fs/promises'
import { getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { ContentPage } from '../../pages/content/content.ts'
import { chooseOption } from '../../pages/select.ts'
import { expectUpgradeContact } from '../../pages/upgradeContact.ts'

const admin = getManagerEmail('admin')

test('a manager finds content, keeps the filters and downloads a poster @content @core', async ({
  page,
  signIn,
}) => {
  await signIn(admin, '/resources/')
  const content = await new ContentPage(page).expectShown()
  await expect(page).toHaveURL(/\/content\/$/)
  for (const name of ['Training subjects', 'Risk assessment scenarios', 'Reinforcement material'] as const)
    await expect(content.cards(name)).toHaveCount(8)

  await content.search.fill('auflegen')
  await expect(content.card('Hang up. Call back.')).toBeVisible()
  await chooseOption(content.language, 'German')
  await expect(content.cards('Reinforcement material').first()).toContainText(/auflegen/i)
  await content.clearButton.click()

  await content.chip('Type', 'Reinforcement material').click()
  await chooseOption(content.language, 'Icelandic')
  await content.search.fill('lock your screen')
  const looked =
    /content\.type=material&content\.language=is.*content\.filter=lock|content\.filter=lock.*content\.type=material&content\.language=is/
  await expect(page).toHaveURL(looked)
  await expect(content.section('Training subjects')).toBeHidden()
  await page.reload()
  await content.expectShown()
  await expect(content.language).toHaveText('Icelandic')
  await expect(content.cards('Reinforcement material')).toHaveCount(1)
  const name = await content.cards('Reinforcement material').getByRole('heading').textContent()

  const poster = await content.openMaterial(name ?? '')
  const file = await poster.download()
  expect(file.suggestedFilename()).toBe('lock-your-screen.is.svg')
  expect(await readFile(await file.path(), 'utf8')).toContain('<svg')
  await poster.choose('German')
  expect((await poster.download()).suggestedFilename()).toBe('lock-your-screen.de.svg')
  await poster.close()

  await page.getByRole('link', { name: 'Subject catalogue' }).click()
  await page.getByRole('heading', { name: 'Subject catalogue', level: 1 }).waitFor()
  await page.goBack()
  await content.expectShown()
  await expect(page).toHaveURL(looked)
  await content.clearButton.click()
  await expect(page).toHaveURL(/\/content\/$/)
  await content.showAll('Risk assessment scenarios')
  await expect(content.cards('Risk assessment scenarios')).toHaveCount(60)
  await content.showAll('Reinforcement material')
  await expect(content.cards('Reinforcement material')).toHaveCount(14)
  expect(await page.evaluate(() => scrollY), 'one stays where one has scrolled to').toBeGreaterThan(0)
})

test('the catalogue links from a category to a subject and back @content', async ({ page, signIn }) => {
  await signIn(admin, '/catalog/')
  const categories = page.getByRole('navigation', { name: 'Category' })
  await categories.getByRole('link', { name: /^Money and fraud/ }).click()
  await expect(page).toHaveURL(/\/catalog\/\?category=money_and_fraud$/)
  await expect(page.getByRole('region', { name: 'Money and fraud' }).getByText('5 videos')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Email and messages' })).toBeHidden()
  const interactive = page.getByRole('article').filter({ hasText: 'Interactive' })
  await interactive.getByRole('link').click()
  await page.getByRole('heading', { name: 'A transfer before five', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog')
  await expect(preview).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await page.getByRole('link', { name: 'Back to the catalogue' }).click()
  await expect(page).toHaveURL(/\/catalog\/\?category=money_and_fraud$/)
})

test('a viewer can see all content but not import any @content', async ({ page, signIn }) => {
  await signIn(getManagerEmail('viewer'), '/content/')
  const content = await new ContentPage(page).expectShown()
  await expect(content.importButton).toBeHidden()
  await (await content.open('Spot the phish')).close()
  await signIn(admin, '/content/')
  await content.expectShown()
  await expect(content.importButton).toBeVisible()
})

test('a company without a subject in its plan is offered an upgrade @content', async ({ page, signIn }) => {
  await signIn(getManagerEmail('admin', 'expired'), '/content/')
  const content = await new ContentPage(page).expectShown()
  await expect(content.card('Spot the phish')).toBeVisible()
  const section = content.section('Training subjects')
  await expect(section.getByText('Trainings are unavailable in your current plan')).toHaveCount(1)
  await section.getByRole('link', { name: 'Upgrade now' }).click()
  await expectUpgradeContact(page)
})
