import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { makeEmployeesServer, salesList } from '../../../test/aStaff.ts'
import { answer, type FakeServer, refuse } from '../../../test/fakeServer.ts'
import { renderApp } from '../../../test/renderPage.tsx'
import { chooseOption } from '../../../test/select.ts'

type View = Awaited<ReturnType<typeof renderApp>>

const expiredReply = refuse(401, 'The token has expired')
const findField = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)
/** Pastes the text, since simulated typing is slow. */
async function pasteText(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}
const findButton = (name: string) => screen.findByRole('button', { name })

/** All forms in this area, each with its input and the call that submits it. */
const forms: {
  name: string
  at: string
  type: (view: View) => Promise<void>
  send: string
  call: string
  typed: () => Promise<unknown>
  holds: unknown
}[] = [
  {
    name: "a new list's name",
    at: '/users/',
    async type({ user }) {
      await user.click(await findButton('Create list'))
      await pasteText(user, await findField(/List name/), 'Sumarfólk')
    },
    send: 'Create',
    call: 'POST /companies/11/lists',
    typed: async () => (await findField(/List name/)).value,
    holds: 'Sumarfólk',
  },
  {
    name: 'employees typed in by hand',
    at: '/users/list/7/',
    async type({ user }) {
      await user.click(await findButton('Add employees'))
      await pasteText(user, await findField('Email, row 1'), 'sol@example.is')
      await pasteText(user, await findField('Full name, row 2'), 'Dagur')
      await pasteText(user, await findField('Email, row 2'), 'dagur@example.is')
    },
    send: 'Done',
    call: 'POST /companies/11/lists/createUsersBatch',
    typed: async () => [
      (await findField('Email, row 1')).value,
      (await findField('Email, row 2')).value,
      (await findField('Full name, row 2')).value,
    ],
    holds: ['sol@example.is', 'dagur@example.is', 'Dagur'],
  },
  {
    name: 'changes to an employee',
    at: '/users/',
    async type({ user }) {
      await user.click(await findButton('Actions for Bob'))
      await user.click(await screen.findByRole('menuitem', { name: 'Edit employee' }))
      await pasteText(user, await findField('Name'), 'by')
      await user.click(await screen.findByRole('checkbox', { name: 'Sales' }))
    },
    send: 'Save',
    call: 'PUT /companies/11/users/bob%40example.is',
    typed: async () => [
      (await findField('Name')).value,
      (await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Sales' })).checked,
    ],
    holds: ['Bobby', false],
  },
  {
    name: 'selected employees and their new list',
    at: '/users/',
    async type({ user }) {
      await user.click(await screen.findByRole('checkbox', { name: 'Select Bob' }))
      await user.click(await findButton('Add to list'))
      await chooseOption(user, await screen.findByRole('combobox', { name: 'List' }), 'New list…')
      await pasteText(user, await findField(/List name/), 'Sumarfólk')
    },
    send: 'Add to list',
    call: 'POST /companies/11/users/addUsersToList',
    typed: async () => {
      await screen.findByRole('dialog', { name: 'Add 1 employee to a list' })
      return (await findField(/List name/)).value
    },
    holds: 'Sumarfólk',
  },
]

const makeServer = (call: string): FakeServer =>
  makeEmployeesServer().on(call, expiredReply).on('GET /companies/11/users/search', { users: [] })

const readTabStorage = (): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(sessionStorage).map((key) => [key, JSON.parse(sessionStorage.getItem(key) ?? 'null')]),
  )

async function submitDialog({ user }: View, name: string) {
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name }))
}

it.each(forms)('$name: restored after the session ends and after a reload, until discarded', async (form) => {
  const view = await renderApp({ at: form.at, server: makeServer(form.call) })
  await form.type(view)
  await submitDialog(view, form.send)
  await screen.findByText(/^Your session has ended\. .* Your changes were saved in this browser/)
  expect(view.root.notices.items, 'nothing else is said of it').toEqual([])
  await view.root.session.enter('token-2')
  await waitFor(() => expect(view.address()).toBe(form.at))
  expect(await form.typed()).toEqual(form.holds)

  const savedInTab = readTabStorage()
  view.unmount()
  const { user } = await renderApp({ at: form.at, server: makeServer(form.call), savedInTab })
  expect(await form.typed()).toEqual(form.holds)
  await user.click(await findButton('Cancel'))
  await user.click(await findButton('Discard changes'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sessionStorage.getItem('heed.drafts')).not.toMatch(/Sumarfólk|sol@example|Bobby/)
})

it('a list draft is deleted when the user signs out', { tags: 'slow' }, async () => {
  const [form] = forms
  if (!form) throw new Error('There is no form')
  const view = await renderApp({ at: form.at, server: makeServer(form.call) })
  await form.type(view)
  view.root.session.signOut()
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(sessionStorage.getItem('heed.drafts')).toBeNull()
  await view.root.session.enter('token-2')
  await view.router.navigate(form.at)
  await screen.findByRole('heading', { level: 1, name: 'Employees' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a list whose rename failed keeps the new name in the dialog', async () => {
  const down = makeEmployeesServer().on(
    'PUT /companies/11/lists/7',
    answer(500, { message: 'Lists are down' }),
  )
  const { user } = await renderApp({ at: '/users/list/7/', server: down })
  const rename = async () => {
    await user.click(await findButton('Actions'))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename list' }))
    return findField(/List name/)
  }
  await screen.findByRole('heading', { level: 1, name: 'Sales' })
  await pasteText(user, await rename(), ' 2')
  await user.click(await findButton('Update'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await rename()).value).toBe('Sales 2')
  down.on('PUT /companies/11/lists/7', { success: true, list: { ...salesList, name: 'Sales 2' } })
  await user.click(await findButton('Update'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sessionStorage.getItem('heed.drafts')).not.toContain('Sales 2')
})
