import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { ConfirmDialog } from '../../pages/dialogs.ts'
import { EmployeesPage, ListPage } from '../../pages/employees.ts'
import { fetchAllPeople, findList, getAddresses } from '../../people.ts'

const admin = getManagerEmail('admin')
const company = companyIds.direct

test.use({ scenario: 'enterprise' })

test('selecting the option removes employees not in the file from the list @employees', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin)
  const list = await findList(world, person, company, 'Leadership')
  const members = await fetchAllPeople(world, person, company, list.id)
  const [onlyHere, alsoElsewhere] = [
    members.find(({ lists }) => lists.length === 1),
    members.find(({ lists }) => lists.length > 1),
  ]
  if (!onlyHere || !alsoElsewhere) throw new Error('the list has too few people')
  const staying = members.filter((one) => one !== onlyHere && one !== alsoElsewhere)
  const everyone = await fetchAllPeople(world, person, company)

  await page.goto(`/users/list/${list.id}/`)
  const dialog = await (await new ListPage(page, list.name).expectShown()).openImport()
  await dialog.choose({ name: 'rest.csv', content: `${getAddresses(staying).join('\n')}\nwrong\n` })
  expect(await dialog.counts()).toMatchObject({
    New: 0,
    Unchanged: staying.length,
    'Not in the file': 2,
    Rejected: 1,
  })
  const tick = dialog.root.getByRole('checkbox', { name: 'Remove 2 employees not in the file' })
  await expect(tick).toHaveAttribute('aria-disabled', 'true')
  const rest = { name: 'rest.csv', content: getAddresses(staying).join('\n') }
  await dialog.choose(rest, 'Re-Upload')
  await tick.check()
  await dialog.confirm()
  const question = await new ConfirmDialog(page, 'Remove 2 employees?').expectShown()
  await question.root
    .getByRole('checkbox', {
      name: 'I understand that 1 employee will be permanently deleted, and 1 will only be removed from lists.',
    })
    .check()
  await question.finish('Confirm')
  await expect(dialog.root.getByText('Removed', { exact: true })).toBeVisible()
  await expect(dialog.root.getByText(/1 employee deleted, 1 removed from lists only\.$/)).toBeVisible()
  await dialog.close()

  expect(getAddresses(await fetchAllPeople(world, person, company, list.id))).toEqual(getAddresses(staying))
  const left = await fetchAllPeople(world, person, company)
  expect(left).toHaveLength(everyone.length - 1)
  expect(left.find(({ email }) => email === alsoElsewhere.email)?.lists).toEqual(
    alsoElsewhere.lists.filter(({ id }) => id !== list.id),
  )
})

test('an interrupted import says how many employees are saved and continues from there @employees', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/users/')
  const employees = await new EmployeesPage(page).expectShown()
  const before = await fetchAllPeople(world, person, company)
  // More employees than a single call accepts.
  const people = Array.from({ length: 12_000 }, (_, at) => `person${at}@import.example`)
  let saving = 0
  let broken = true
  await page.route('**/createUsersBatch', async (route) => {
    const isSaving = (route.request().postDataJSON() as { preview: boolean }).preview === false
    if (isSaving && broken && ++saving > 1) await route.abort('connectionfailed')
    else await route.fallback()
  })
  const dialog = await employees.openImport()
  await dialog.choose({ name: 'many.csv', content: people.join('\n') })
  expect(await dialog.counts()).toMatchObject({ New: people.length })
  await dialog.confirm()

  const progress = dialog.root.getByText(/of 12,000 employees saved$/)
  await progress.waitFor({ timeout: 60_000 })
  const saved = (await fetchAllPeople(world, person, company)).length - before.length
  expect(saved).toBeGreaterThan(0)
  expect(saved).toBeLessThan(people.length)
  await expect(progress).toHaveText(`${saved.toLocaleString('en-US')} of 12,000 employees saved`)

  broken = false
  await dialog.press('Continue')
  await dialog.isDone(people.length)
  expect(await fetchAllPeople(world, person, company)).toHaveLength(before.length + people.length)
})
