import { managerEmail } from '@heed/fixtures'
import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../heed.ts'
import { CoursePage } from '../pages/course.ts'
import { importPackage, previewInfo, showPreview } from '../pages/preview.ts'
import type { Person, World } from '../world.ts'

const formats = ['scorm12', 'scorm2004', 'cmi5'] as const

interface Reported {
  packageId: number
  verb: string
  completion: boolean | null
  success: boolean | null
  score: number | null
}

interface Wanted {
  world: World
  person: Person
  format: (typeof formats)[number]
}

/** Makes a package, downloads it, and imports what came as content: the id of its subject. */
async function handedOut({ world, person, format }: Wanted, form: object): Promise<number> {
  const packages = `/companies/${person.company?.id}/packages`
  const made = await world.call(person, 'post', packages, { language: 'en', ...form })
  const { automation, assessment } = await made.json()
  const { uniqueId } = automation ?? assessment
  const query = new URLSearchParams({ format, token: person.token })
  const zip = await world.call(person, 'get', `${packages}/${uniqueId}/zip?${query}`)
  return importPackage(world, person, await zip.body(), 'index.html')
}

/** Opens a package in its preview; `again` leaves it and comes back to the same visit's end. */
async function opened(context: BrowserContext, { world, person }: Wanted, id: number) {
  const page = await context.newPage()
  await page.goto(`${world.address}auth/signin/`)
  const frame = await showPreview(page, await previewInfo(world, person, id))
  const reported = async () =>
    (await world.rows<Reported>('statements')).filter(({ packageId }) => packageId === id)
  const last = async () => {
    const said = (await reported()).map(({ verb, completion, success, score }) => ({
      verb: verb.split('/').at(-1),
      completion,
      success,
      score,
    }))
    return said
  }
  return { page, course: new CoursePage(page, frame), last }
}

const training = { kind: 'training', name: 'Desks & "screens"', subjects: [502] }
const right = { first: 'Lock it, whatever the time', second: 'The printed menu of the canteen' }

for (const format of formats) {
  test(`a training as ${format} plays, asks, and reports completion, success and score`, async ({
    context,
    newWorld,
  }) => {
    const world = await newWorld('packaged')
    const wanted = { world, person: await world.person(managerEmail('admin')), format }
    await context.clock.install()
    const { course, last } = await opened(context, wanted, await handedOut(wanted, training))
    await expect(course.heading('Desks & "screens"')).toBeVisible()
    await course.press('Start')
    await course.watchLesson()
    await course.answer('Turn the lid half down')
    await course.answer(right.second)
    await expect(course.text).toContainText('50% Not passed yet.')
    await course.press('Answer the missed questions again (1)')
    await course.answer(right.first)
    await expect(course.text).toContainText('100% Passed.')
    await course.press('Close')
    await expect(course.text).toContainText('You can close this page now.')
    const passed = expect.objectContaining({ verb: 'passed', success: true, score: 1 })
    await expect.poll(last).toContainEqual(passed)
    await expect.poll(last).toContainEqual(expect.objectContaining({ completion: true }))
    await expect.poll(async () => (await last()).at(-1)?.verb).toBe('terminated')
  })
}
