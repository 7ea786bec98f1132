import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, FakeServer, failRequest, refuse } from '../../../test/fakeServer.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { Resource } from '../../lib/requests/Resource.ts'
import { useRoot } from '../root/RootContext.tsx'
import { ResourcePage } from './SubjectPage.tsx'

const LIST = 'GET /companies/11/lists/7'
const sales = { id: 7, name: 'Sales', created: '2026-01-05T09:00:00.000Z', usersCount: 2 }

type List = Resource<{ name: string }>

function ListPage({ list }: { list: List }) {
  const { client } = useRoot()
  const load = () => list.load((signal) => client.lists.get({ companyId: 11, listId: 7 }, { signal }))
  return (
    <ResourcePage
      of={list}
      title="Sales"
      back={{ to: '/users/', label: 'Back to lists' }}
      missing={{ title: 'This list does not exist', text: 'It may have been deleted.' }}
    >
      <button type="button" onClick={() => void load()}>
        Load
      </button>
    </ResourcePage>
  )
}

async function showListPage(reply: unknown) {
  const server = new FakeServer().on(LIST, reply)
  const view = await renderPage(<ListPage list={new Resource()} />, { server })
  await view.user.click(screen.getByRole('button', { name: 'Load' }))
  return view
}

const findHeading = () => screen.findByRole('heading', { level: 1 })
const readHeadingTexts = async () => [
  (await findHeading()).textContent,
  (await findHeading()).parentElement?.textContent,
]
const hasButton = (name: string) => screen.queryByRole('button', { name }) !== null

it.each([
  ["the item doesn't exist", refuse(404, 'There is no such list'), 'This list does not exist', false],
  [
    'the server only repeats the heading',
    refuse(404, 'This list does not exist'),
    /does not exist.*have been deleted/,
    false,
  ],
  [
    'access is forbidden',
    refuse(403, 'Not yours'),
    /^Authorized personal only.*You do not have permission/,
    false,
  ],
  [
    'the server fails',
    answer(500, { message: 'Lists are down' }),
    /Couldn't load this page.*Lists are down/,
    true,
  ],
  [
    "the server doesn't answer",
    failRequest,
    /Couldn't load this page.*The server isn't responding\. .* try again\./,
    true,
  ],
  ['the answer is malformed', { name: 7 }, /Couldn't load this page.*lists\.get answered/, true],
  ['the request is refused', refuse(409, 'Being moved'), /Couldn't load this page.*Being moved/, false],
])('a page shows an error instead of its content when %s', async (_, reply, said, isTriedAgain) => {
  const { root } = await showListPage(reply)
  await screen.findByRole('link', { name: 'Back to lists' })
  expect((await readHeadingTexts()).join(' ')).toMatch(said)
  expect([hasButton('Try again'), hasButton('Load')]).toEqual([isTriedAgain, false])
  expect(root.title.own).toBe('Sales')
})

it('a page shows its content after a successful retry', async () => {
  const { user, server } = await showListPage(failRequest)
  server.on(LIST, sales)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Load' })
  expect((await findHeading()).textContent).toBe('Sales')
})

it('a page keeps its content with a note if reloading fails, unless deleted', async () => {
  const { user, server } = await showListPage(sales)
  server.on(LIST, answer(500, { message: 'Lists are down' }))
  await user.click(screen.getByRole('button', { name: 'Load' }))
  await screen.findByText('This page may be out of date. Lists are down')
  server.on(LIST, sales)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByText(/out of date/)).toBeNull()
  server.on(LIST, refuse(404, 'Deleted by somebody'))
  await user.click(screen.getByRole('button', { name: 'Load' }))
  expect(await screen.findByText('Deleted by somebody')).toBeTruthy()
  expect(hasButton('Load')).toBe(false)
})
