import { managerEmail } from '@heed/fixtures'
import { test as base, expect } from '../heed.ts'

const event = 'integration:progress'

/** A world in which a sync is on its way and tells how far it is. */
const test = base.extend({
  world: async ({ newWorld }, use) => {
    await use(await newWorld('azure-sync'))
  },
})

test('what the platform tells by itself reaches the page, and after a break the page catches up @home', async ({
  page,
  world,
  signIn,
}) => {
  const told: { event: string; data: { companyId: number; progress: number } }[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => told.push(JSON.parse(String(payload)))),
  )
  const person = await signIn(managerEmail('admin'))
  const lists = page.getByRole('main').locator('[aria-busy]').filter({ hasText: 'Employee lists' })
  await expect(lists).toContainText(/\d/)
  await world.advance('PT8S')
  await expect.poll(() => told.length).toBeGreaterThan(0)
  expect(told[0]).toMatchObject({ event, data: { companyId: person.company?.id } })

  // The next event breaks the connection, and none opens until all is well again.
  await world.goesWrong(
    { on: 'websocket', event, reset: true },
    { on: 'websocket', event: 'connect', status: 503 },
  )
  const before = Number(/\d+/.exec((await lists.textContent()) ?? '')?.[0])
  await world.advance('PT20S')
  await expect(page.getByText('Reconnecting')).toBeVisible()
  await world.call(person, 'post', `/companies/${person.company?.id}/lists`, {
    name: 'Night shift',
    active: 1,
  })
  const after = await world.api<{ count: number }>(person, `/companies/${person.company?.id}/lists?p=0&n=1`)
  expect(after.count).toBeGreaterThan(before)
  await expect(lists).toContainText(String(before))
  await world.goesWrong()
  await expect(lists).toContainText(String(after.count))
  await expect(page.getByText('Reconnecting')).toBeHidden()
})
