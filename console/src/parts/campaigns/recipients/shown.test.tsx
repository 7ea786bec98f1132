import type { EmployeeList } from '@heed/contracts'
import { aList } from '@heed/fixtures/factories'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { makeCompanyStores } from '../../../../test/makeCompanyStores.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { Resource } from '../../../lib/requests/Resource.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { RecipientsInput } from './RecipientsInput.tsx'
import { RecipientsStore } from './RecipientsStore.ts'

await loadTexts('campaigns', 'employees')

const usersCall = 'GET /companies/11/users'
const lists = [
  aList({ id: 4, name: 'Finance', usersCount: 140 }),
  aList({ id: 5, name: 'Sales', usersCount: 12 }),
  aList({ id: 6, name: 'Board', usersCount: 6 }),
]

it('recipients are shown from the first page and counted for the same lists', async () => {
  const server = new FakeServer().on(usersCall, { users: [], count: 0 })
  const store = new RecipientsStore(makeCompanyStores(server))
  store.people.restore({ page: 3 })
  await store.show([5, 4])
  await store.count([5, 4], new Resource<number>())
  const [shown, counted] = server.listCalls(usersCall).map(({ path }) => path.split('?')[1])
  expect(shown).toBe('p=0&n=5&order=name+asc&listId=5&listId=4')
  expect(counted).toBe('p=0&n=1&listId=5&listId=4')
})

it('an empty selection counts zero employees without a request', async () => {
  const server = new FakeServer()
  const people = new Resource<number>()
  await new RecipientsStore(makeCompanyStores(server)).count([], people)
  expect([people.value, server.calls]).toEqual([0, []])
})

async function openForm(value: number[], count: number, all: EmployeeList[] = lists) {
  const onChange = vi.fn<(chosen: number[]) => void>()
  const people = new Resource<number>()
  people.set(count)
  const server = new FakeServer().on('GET /companies/11/lists', { lists: all, count: all.length })
  await renderPage(<RecipientsInput value={value} onChange={onChange} people={people} problem={null} />, {
    server,
  })
  await screen.findByRole('checkbox', { name: 'Finance' })
  return { onChange }
}

it.each<[string, number[], number, RegExp | null]>([
  ['two lists with no shared employees', [4, 5], 152, null],
  ['two lists with six shared employees', [4, 5], 146, /^6 employees are on both lists/],
  ['three lists with some shared employees', [4, 5, 6], 150, /^These lists have 158 entries/],
  ['three lists with no shared employees', [4, 5, 6], 158, null],
])('employees on several lists are mentioned only if there are any: %s', async (_, value, count, text) => {
  await openForm(value, count)
  expect(screen.queryByText(text ?? /on both lists|entries/) !== null).toBe(text !== null)
})

it.each([
  ['adds its list to the others', 'Sales', [4, 6], [4, 6, 5]],
  ['removes only its list', 'Board', [4, 6], [4]],
])("a list's checkbox %s: %s", async (_, name, value, chosen) => {
  const { onChange } = await openForm(value, 1)
  fireEvent.click(screen.getByRole('checkbox', { name }))
  expect(onChange.mock.calls).toEqual([[chosen]])
})
