import { expect, test } from '../heed.ts'
import { World } from '../world.ts'

interface Step {
  title: string
  sees: string[]
}
interface Shown {
  address: string
  step: { number: number; path: string }
  signInUrl: string
}

/** The guided demos; the last test holds that these are all. */
const names = ['first-import', 'a-year-of-trainings', 'finds-a-risk', 'a-partners-day', 'a-bad-day']

for (const name of names) {
  test(`the story ${name} shows at each step what it says @desk`, async ({ page, request }) => {
    const stories: { name: string; steps: Step[] }[] = (await (await request.get('/_mock/stories')).json())
      .stories
    const { steps = [] } = stories.find((story) => story.name === name) ?? {}
    expect(steps.length).toBeGreaterThan(2)
    let shown: Shown | undefined
    for (const [at, { title, sees }] of steps.entries()) {
      const url: string = shown ? `${shown.address}_mock/story` : '/_mock/stories'
      const answer = await request.post(url, { data: shown ? { step: at + 1 } : { story: name } })
      expect(answer.ok(), await answer.text()).toBe(true)
      shown = (await answer.json()) as Shown
      await page.goto(shown.signInUrl)
      for (const text of sees) {
        await expect(page.getByText(text, { exact: true }).first(), `${title}: ${text}`).toBeVisible()
      }
      expect(new URL(page.url()).href).toContain(shown.step.path.split('?')[0])
    }
    const world = new World(request, shown?.address ?? '')
    expect(await world.misfits()).toEqual([])
  })
}

test('there is a journey for every story @desk', async ({ request }) => {
  const { stories } = await (await request.get('/_mock/stories')).json()
  expect(stories.map((story: { name: string }) => story.name)).toEqual(names)
})
