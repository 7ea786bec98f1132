import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, type FakeCall, FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { renderAzure } from '../testing/renderAzure.tsx'
import { aGroup, getIntegrationPath } from '../testing/responses.ts'

const groupsAt = `GET ${getIntegrationPath('azure', '/groups')}`
const selectedAt = `GET ${getIntegrationPath('azure', '/selected')}`
const rulesAt = `POST ${getIntegrationPath('azure', '/rules')}`
const allGroups = Array.from({ length: 25 }, (_, number) => aGroup(number + 1))

/** Pages and searches the groups like a directory. */
const replyGroups = ({ path }: FakeCall) => {
  const query = new URLSearchParams(path.split('?')[1])
  const found = allGroups.filter(({ displayName }) => displayName.includes(query.get('filter') ?? ''))
  const skip = Number(query.get('skip'))
  return { groups: found.slice(skip, skip + Number(query.get('top'))), count: found.length }
}

async function openGroups(server = new FakeServer()) {
  server.setDefault(groupsAt, replyGroups)
  const stage = await renderAzure({ server })
  const open = await screen.findByRole('button', { name: 'Choose groups' })
  await waitFor(() => expect(open.getAttribute('aria-disabled')).toBeNull())
  await stage.user.click(open)
  const root = await screen.findByRole('dialog', { name: 'Azure AD groups' })
  const dialog = within(root)
  const apply = () => dialog.getByRole('button', { name: 'Apply' })
  const box = (name: string) => dialog.findByRole<HTMLInputElement>('checkbox', { name })
  return { ...stage, server, dialog, root, apply, box }
}

test('the groups dialog loads groups in tens and renders only those near the view', async () => {
  const { server, dialog, box } = await openGroups()
  expect((await box('Group 1')).checked).toBe(true)
  expect((await box('Group 3')).checked).toBe(false)
  const list = dialog.getByRole('list', { name: 'Groups' })
  expect(list.style.height).toBe('502px')
  expect(dialog.getAllByRole('listitem').length, 'ten in view and five beyond').toBe(15)
  const asked = server.listCalls(groupsAt).map(({ path }) => path.split('?')[1])
  expect(asked).toEqual(['top=10&skip=0', 'top=10&skip=10'])
})

test('the groups dialog enables Apply only after a change, and sends the selected groups', {
  tags: 'slow',
}, async () => {
  const saved = [aGroup(1), aGroup(3)]
  const { user, server, dialog, apply, box } = await openGroups(
    new FakeServer().on(rulesAt, { success: true, groups: saved }),
  )
  expect(apply().getAttribute('aria-disabled')).toBe('true')
  // Lines for later messages are reserved from the beginning, so that the dialog keeps its height.
  expect(dialog.getByText('2 groups selected').nextElementSibling?.textContent).toBe('\u00a0')
  expect(dialog.getByText('Command line')).toBeTruthy()
  await user.click(await box('Group 3'))
  expect(dialog.getByText('3 groups selected')).toBeTruthy()
  expect(dialog.getByText('1 group will be added')).toBeTruthy()
  await user.click(await box('Group 3'))
  expect(apply().getAttribute('aria-disabled'), 'it is as it was').toBe('true')
  await user.click(await box('Group 3'))
  await user.click(await box('Group 2'))
  expect(dialog.getByText('1 group will be added · 1 group will stop syncing')).toBeTruthy()
  await user.click(dialog.getByText('Command line'))
  expect(
    dialog.getByText(/"displayName":"Group 3".*integrations\.saveRules --companyId 11 --type azure/),
  ).toBeTruthy()
  await user.click(apply())
  expect(
    await screen.findByText('Groups saved. Their members will be imported in the next sync.'),
  ).toBeTruthy()
  const bare = ({ id, displayName, usersCount }: (typeof saved)[number]) => ({ id, displayName, usersCount })
  expect(server.listCalls(rulesAt).map(({ body }) => body)).toEqual([saved.map(bare)])
  expect(await screen.findByText('Group 3')).toBeTruthy()
})

test('searching for groups keeps the selected groups', { tags: 'slow' }, async () => {
  const { user, server, dialog, box } = await openGroups()
  await user.click(await box('Group 4'))
  await user.type(dialog.getByRole('searchbox', { name: 'Search groups' }), 'Group 2')
  await box('Group 25')
  expect(dialog.queryByRole('checkbox', { name: 'Group 4' })).toBeNull()
  expect(dialog.getByText('3 groups selected')).toBeTruthy()
  const filters = server
    .listCalls(groupsAt)
    .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('filter'))
  expect(new Set(filters)).toEqual(new Set([null, 'Group 2']))
  await user.clear(dialog.getByRole('searchbox'))
  await user.type(dialog.getByRole('searchbox'), 'nothing')
  expect(await dialog.findByText('No matching groups')).toBeTruthy()
})

test("the groups dialog warns about another admin's change before overwriting it", async () => {
  const { user, server, dialog, apply, box } = await openGroups()
  await user.click(await box('Group 3'))
  server.on(selectedAt, { groups: [aGroup(1), aGroup(9)] })
  await user.click(apply())
  expect(await dialog.findByText(/Someone else changed the groups\. Your selection was kept\./)).toBeTruthy()
  expect(server.listCalls(rulesAt)).toEqual([])
  expect(dialog.getByText('2 groups will be added · 1 group will stop syncing')).toBeTruthy()
  server.on(rulesAt, { success: true, groups: [aGroup(1), aGroup(2), aGroup(3)] })
  await user.click(apply())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.listCalls(rulesAt)).toHaveLength(1)
})

test('the groups dialog shows a save error and asks before discarding the selection', async () => {
  const { user, dialog, apply, box } = await openGroups(
    new FakeServer().on(rulesAt, refuse(500, 'Out of order')),
  )
  await user.click(await box('Group 3'))
  await user.click(apply())
  expect(await dialog.findByText('Out of order')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
})

test("the groups dialog says that groups couldn't be loaded and tries again", { tags: 'slow' }, async () => {
  const { user, server, dialog, box } = await openGroups(
    new FakeServer().on(groupsAt, answer(500, { message: 'Down' })),
  )
  expect(await dialog.findByText("Couldn't load the groups")).toBeTruthy()
  server.on(groupsAt, replyGroups)
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await box('Group 1')).toBeTruthy()
})

test('a single group is deleted, or excluded from sync, after a confirmation', async () => {
  const server = new FakeServer()
    .on(`DELETE ${getIntegrationPath('azure', '/groups/g1')}`, { success: true })
    .on(`POST ${getIntegrationPath('azure', '/rule')}`, { success: true })
  const { user } = await renderAzure({ server })
  const pick = async (name: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
    return within(await screen.findByRole('alertdialog', { name: new RegExp(name) }))
  }
  const question = await pick('Group 1', 'Delete group')
  expect(
    question.getByText(/Its list and employees will be kept, and you'll be able to edit them here\./),
  ).toBeTruthy()
  server.on(selectedAt, { groups: [aGroup(2)] })
  await user.click(question.getByRole('button', { name: 'Delete group' }))
  expect(await screen.findByText('Group deleted.')).toBeTruthy()
  const other = await pick('Group 2', 'Exclude from sync')
  server.on(selectedAt, { groups: [] })
  await user.click(other.getByRole('button', { name: 'Exclude from sync' }))
  expect(await screen.findByText('Group 2 excluded from sync')).toBeTruthy()
  const [left] = server.listCalls(`POST ${getIntegrationPath('azure', '/rule')}`)
  expect(left?.body).toEqual({ entityType: 'group', externalId: 'g2', rule: 'exclude' })
})

test('the synced groups are exported as a file', async () => {
  const saved = recordSavedFiles()
  const { user } = await renderAzure()
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const { id, displayName, usersCount } = aGroup(1)
  expect(await saved[0]?.text()).toContain(`Id,Name,People\r\n${id},${displayName},${String(usersCount)}`)
})
