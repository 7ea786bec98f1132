import { expect, test } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { makeCompanyStores } from '../../../../test/makeCompanyStores.ts'
import { IntegrationsStore } from '../IntegrationsStore.ts'
import { aGroup, getIntegrationPath, idleSync, neverSynced } from '../testing/responses.ts'
import { GroupChoice } from './GroupChoice.ts'

const groupsAt = `GET ${getIntegrationPath('azure', '/groups')}`
const selectedAt = `GET ${getIntegrationPath('azure', '/selected')}`
const rulesAt = `POST ${getIntegrationPath('azure', '/rules')}`

async function aChoice(kept?: Parameters<typeof aGroup>[0][]) {
  const server = new FakeServer()
    .on(selectedAt, { groups: [aGroup(1), aGroup(2)] })
    .on(`GET ${getIntegrationPath('azure', '/status')}`, { ...neverSynced, ...idleSync })
    .on(groupsAt, { groups: [aGroup(1)], count: 1 })
    .on(rulesAt, { success: true, groups: [] })
  const { azure: directory } = makeCompanyStores(server).getStore(IntegrationsStore).directories
  await directory.load()
  const choice = new GroupChoice(
    directory,
    kept?.map((one) => aGroup(one)),
  )
  const counts = () => [choice.groups.length, choice.addedCount, choice.removedCount, choice.hasChanges]
  return { server, choice, counts, directory }
}

test('a group choice starts with the synced groups and counts added and removed ones', async () => {
  const { choice, counts } = await aChoice()
  expect(counts()).toEqual([2, 0, 0, false])
  choice.toggle(aGroup(3))
  expect(counts()).toEqual([3, 1, 0, true])
  choice.toggle(aGroup(1))
  expect(counts()).toEqual([2, 1, 1, true])
  choice.toggle(aGroup(3))
  choice.toggle(aGroup(1))
  expect(counts()).toEqual([2, 0, 0, false])
})

test('a group choice restored after a reload is compared with the synced groups', async () => {
  const { counts } = await aChoice([2, 3, 4])
  expect(counts()).toEqual([3, 2, 1, true])
})

test('a group search sends the trimmed text and keeps the selected groups', async () => {
  const { choice, server, counts } = await aChoice()
  choice.toggle(aGroup(9))
  for (const typed of ['', ' sales ', '  ']) choice.look(typed)
  const asked = server
    .listCalls(groupsAt)
    .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('filter'))
  expect(asked).toEqual([null, 'sales', null])
  expect(counts()).toEqual([3, 1, 0, true])
})

test('applying a group choice sends the selected groups and updates the directory', async () => {
  const { choice, server, directory } = await aChoice()
  choice.toggle(aGroup(1))
  choice.toggle(aGroup(3))
  server.on(rulesAt, { success: true, groups: [aGroup(3)] })
  expect(await choice.apply()).toBe(true)
  expect(server.listCalls(rulesAt)[0]?.body).toMatchObject([{ id: 'g2' }, { id: 'g3' }])
  expect(directory.selected.value).toEqual([aGroup(3)])
})
