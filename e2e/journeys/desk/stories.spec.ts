import type { Page } from '@playwright/test'
import { expect, test } from '../../heed.ts'
import { DeskPage } from '../../pages/desk.ts'
import { chooseOption } from '../../pages/select.ts'
import { World } from '../../world.ts'

interface Step {
  title: string
  sees: string[]
}
interface ShownStory {
  address: string
  step: { number: number; path: string }
  signInUrl: string
}

/** The guided demos. The last test checks that this list is complete. */
const storyNames = ['first-import', 'a-year-of-trainings', 'finds-a-risk', 'a-partners-day', 'a-bad-day']

const getTemplateRadio = (page: Page) => page.getByRole('radio', { name: 'Phishing from all sides' })
const saveDraft = (page: Page) => page.getByRole('button', { name: 'Save draft' }).click()

/** Actions that a step's text suggests, by the step's title. */
const stepActions: Record<string, (page: Page) => Promise<void>> = {
  async 'Two months later'(page) {
    await page.getByRole('button', { name: '43 employees are behind' }).click()
    await expect(page.getByRole('dialog').getByRole('row')).not.toHaveCount(0)
  },
  async 'The year is over'(page) {
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Report (.pdf)', exact: true })).toBeVisible()
  },
  async 'An assessment is scheduled'(page) {
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Edit assessment' })).toBeEnabled()
  },
  async 'Employees have answered'(page) {
    await page.getByRole('button', { name: 'View employees at risk' }).first().click()
    await expect(page.getByRole('dialog').getByRole('row')).not.toHaveCount(0)
  },
  async 'Employees at risk'(page) {
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Add to list' }).click()
    await chooseOption(page.getByRole('combobox', { name: 'List' }), 'New list…')
  },
  async 'The recommendation'(page) {
    await page.getByRole('link', { name: 'Create training' }).click()
    await expect(page.getByText('on 4 lists', { exact: true })).toBeVisible()
  },
  async 'The customer in the list'(page) {
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Change 5 companies' })).toBeVisible()
  },
  async 'Saving fails'(page) {
    await page.getByRole('textbox', { name: 'Name' }).fill('Spring campaign')
    await getTemplateRadio(page).check()
    await saveDraft(page)
    await expect(page.getByText('The platform isn’t responding right now').first()).toBeVisible()
    await page.reload()
    await expect(getTemplateRadio(page)).toBeChecked()
  },
  async 'Everything works again'(page) {
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Spring campaign')
    await expect(getTemplateRadio(page)).toBeChecked()
    await saveDraft(page)
    await expect(page.getByText('Training draft saved!')).toBeVisible()
  },
}

for (const name of storyNames) {
  test(`the story ${name} shows the promised texts at each step @desk`, async ({ page, request }) => {
    const stories: { name: string; steps: Step[] }[] = (await (await request.get('/_mock/stories')).json())
      .stories
    const { steps = [] } = stories.find((story) => story.name === name) ?? {}
    expect(steps.length).toBeGreaterThan(2)
    let shown: ShownStory | undefined
    for (const [at, { title, sees }] of steps.entries()) {
      const url: string = shown ? `${shown.address}_mock/story` : '/_mock/stories'
      const answer = await request.post(url, { data: shown ? { step: at + 1 } : { story: name } })
      expect(answer.ok(), await answer.text()).toBe(true)
      shown = (await answer.json()) as ShownStory
      await page.goto(shown.signInUrl)
      for (const text of sees) {
        await expect(page.getByText(text, { exact: true }).first(), `${title}: ${text}`).toBeVisible()
      }
      expect(new URL(page.url()).href).toContain(shown.step.path.split('?')[0])
      await stepActions[title]?.(page)
    }
    const world = new World(request, shown?.address ?? '')
    expect(await world.listMismatches()).toEqual([])
  })
}

test('every story has a journey @desk', async ({ request }) => {
  const { stories } = await (await request.get('/_mock/stories')).json()
  expect(stories.map((story: { name: string }) => story.name)).toEqual(storyNames)
})

test('a story starts at any step, moves both ways and opens its page @desk', async ({ page, context }) => {
  await page.goto('/_mock/pages/stories/')
  const story = page.getByRole('region', { name: 'The first import' })
  await story.getByRole('listitem').filter({ hasText: 'The file is imported' }).getByRole('button').click()
  const now = page.getByRole('region', { name: 'The first import: step 2 of 4' })
  await expect(now.getByText('The file is imported')).toBeVisible()
  const open = page.getByRole('link', { name: 'Open as admin@nordurljos.example' })
  const [shown] = await Promise.all([context.waitForEvent('page'), open.click()])
  await expect(shown.getByText('Zoë Müller')).toBeVisible()

  // Each button has its own commands: back and next.
  const desk = new DeskPage(page)
  const lines = await desk.readCodes(now)
  expect(lines.flatMap((line) => /\{"step":(\d)\}/.exec(line)?.[1] ?? [])).toEqual(['1', '3'])
  const begins = await desk.readCodes(desk.card('The first import'))
  expect(begins.filter((line) => line.startsWith('heed '))).toHaveLength(4)

  await page.getByRole('button', { name: 'Next step', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The first import: step 3 of 4' })).toBeVisible()
  await expect(story.getByRole('listitem').filter({ hasText: 'A list for each department' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await page.getByRole('button', { name: 'Previous step', exact: true }).click()
  await page.getByRole('button', { name: 'Previous step', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The first import: step 1 of 4' })).toBeVisible()
  // At the beginning there are no employees, even for a person who is already signed in.
  await shown.goto((await open.getAttribute('href')) ?? '')
  await expect(shown.getByText('No employees yet')).toBeVisible()
})
