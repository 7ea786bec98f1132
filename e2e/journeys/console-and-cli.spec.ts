import { writeFile } from 'node:fs/promises'
import { companyIds, createImportSample, getManagerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { expect, test } from '../heed.ts'
import { EmployeesPage } from '../pages/employees.ts'
import { fetchAllPeople, fetchLists, findList, type KnownPerson } from '../people.ts'

/** Counts from `heed employees import --json`. */
interface Document {
  lines: number
  new: number
  updated: number
  unchanged: number
  repeated: number
  obsolete: number
  invalid: number
  newLists: string[]
}

const sample = createImportSample()
const { expected } = sample
/** Existing employees, and an employee who is on one of the file's lists but not in the file. */
const earlierSample = createImportSample({ people: 20 })
const earlierContent = `${earlierSample.text}gone@sample.example;Farin Burt;IT\r\n`
const people = expected.records - expected.repeated
const known = earlierSample.expected.records - earlierSample.expected.repeated
const invalid = Object.values(expected.refused).reduce((sum, count) => sum + count)

/**
 * Records tasks of over 50 ms on the page's main thread from now on; the returned function lists them, ms.
 */
async function observeLongTasks(page: Page): Promise<() => Promise<number[]>> {
  const tasks = await page.evaluateHandle(() => {
    const found: number[] = []
    const observer = new PerformanceObserver((list) => {
      found.push(...list.getEntries().map(({ duration }) => Math.round(duration)))
    })
    observer.observe({ type: 'longtask' })
    return found
  })
  return () => tasks.jsonValue()
}

const toPersonFacts = ({ email, name, lists, combinedTags = [] }: KnownPerson) => ({
  email,
  name,
  lists: lists.map((list) => list.name).toSorted((one, other) => one.localeCompare(other)),
  tags: combinedTags.toSorted((one, other) => one.localeCompare(other)),
})

test.use({ scenario: 'enterprise' })

test('the console and heed import the same file with the same result @employees', async ({
  page,
  signIn,
  world,
  heed,
}, info) => {
  const [here, there] = [companyIds.direct, companyIds.partner]
  const admin = await signIn(getManagerEmail('admin'))
  const other = await world.person(getManagerEmail('admin', 'partner'))
  // Only one of the companies has this list. Rename it, so that both companies start alike.
  const finances = await findList(world, admin, here, 'Fjármál')
  const renamed = await world.call(admin, 'put', `/companies/${here}/lists/${finances.id}`, {
    active: 1,
    name: 'Reikningar',
  })
  expect(renamed.ok()).toBe(true)
  const untouched = new Set<string>()
  for (const [person, company] of [
    [admin, here],
    [other, there],
  ] as const) {
    for (const { email } of await fetchAllPeople(world, person, company)) untouched.add(email)
    const made = await heed(['employees', 'import', '-', '--company', `${company}`, '--quiet'], {
      as: person,
      input: earlierContent,
    })
    expect(made.code, made.errors).toBe(3)
  }
  const file = info.outputPath('employees.csv')
  await writeFile(file, sample.bytes)
  const run = async (...more: string[]): Promise<Document> => {
    const words = ['employees', 'import', file, '--company', `${there}`, '--json', ...more]
    const { code, output, errors } = await heed(words, { as: other })
    expect(code, errors).toBe(3)
    return JSON.parse(output) as Document
  }
  const numbers = {
    lines: expected.lines,
    new: people - known,
    updated: 0,
    unchanged: known,
    repeated: expected.repeated,
    obsolete: 1,
    invalid,
  }

  await page.goto('/users/')
  const dialog = await (await new EmployeesPage(page).expectShown()).openImport()
  const tasks = await observeLongTasks(page)
  await dialog.choose({ name: 'employees.csv', content: sample.bytes })
  const counts = await dialog.counts()
  const slow = await tasks()
  info.annotations.push({
    type: 'main thread during the preview of 10,000 people',
    description: `${slow.filter((duration) => duration > 100).length} tasks over 100 ms; all over 50 ms: ${slow.join(', ')}`,
  })
  expect(counts).toEqual({
    New: numbers.new,
    Updated: numbers.updated,
    Unchanged: numbers.unchanged,
    Repeated: numbers.repeated,
    'Not in the file': numbers.obsolete,
    Rejected: numbers.invalid,
  })
  await expect(dialog.root.getByText(/^[\d,]+ lines, [\d,]+ employees$/)).toHaveText(
    `${expected.lines.toLocaleString('en-US')} lines, ${people.toLocaleString('en-US')} employees`,
  )
  const preview = await run('--dry-run')
  expect(preview).toMatchObject(numbers)
  await expect(dialog.newLists).toContainText(
    `${preview.newLists.length} new lists: ${preview.newLists.join('')}`,
  )

  await dialog.confirm()
  await dialog.isDone(people)
  // Only a dry run reports changes and the number of remaining seats.
  expect(await run()).toEqual({ ...preview, seats: null, changes: null })
  const cameIn = async (person: typeof admin, company: number) =>
    (await fetchAllPeople(world, person, company))
      .filter(({ email }) => !untouched.has(email))
      .map(toPersonFacts)
  const [console, cli] = [await cameIn(admin, here), await cameIn(other, there)]
  expect(console).toHaveLength(people + 1)
  expect(cli).toEqual(console)
  for (const [person, company] of [
    [admin, here],
    [other, there],
  ] as const) {
    const names = (await fetchLists(world, person, company)).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(expected.lists))
  }
})
