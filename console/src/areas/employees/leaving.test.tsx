import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { makeHomeServer } from '../../../test/aHome.ts'
import { makeEmployeesServer, salesList } from '../../../test/aStaff.ts'
import type { FakeCall } from '../../../test/fakeServer.ts'
import { renderApp } from '../../../test/renderPage.tsx'
import { EmployeesStore } from '../../parts/people/EmployeesStore.ts'
import { createLocalImportFile } from '../../parts/people/import/file/createLocalImportFile.ts'
import { FakeImport } from '../../parts/people/testing/FakeImport.ts'
import { aFile } from '../../parts/people/testing/importFiles.ts'

const batchCall = 'POST /companies/11/lists/createUsersBatch'
const createListCall = 'POST /companies/11/lists'
/** Pastes the text, since simulated typing is slow. */
async function pasteText(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}
const findButton = (name: string) => screen.findByRole('button', { name })
const discard = 'Discard without saving changes?'

/** Opens the front page first, so that the test has a page to return to. */
async function goTo(address: string) {
  const company = new FakeImport(['Sales'])
  const server = makeHomeServer(11, makeEmployeesServer())
    .on('GET /companies/11/lists', { lists: [salesList], count: 1 })
    .on('GET /companies/11/users/search', { users: [] })
    .on(batchCall, company.reply)
    .on(createListCall, { success: true, list: { ...salesList, id: 9, name: 'Sumarfólk' } })
    .on('GET /companies/11/lists/9', { ...salesList, id: 9, name: 'Sumarfólk' })
    .on('GET /companies/11/lists/9/users', { users: [], count: 0 })
  const view = await renderApp({ server })
  await screen.findByRole('heading', { level: 1 })
  view.root.getCompanyStores(11).getStore(EmployeesStore).openFile = createLocalImportFile
  await view.router.navigate(address)
  return { ...view, company }
}

function isReloadPrevented(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

it("employees typed in by hand aren't discarded by Back or reloading without a confirmation", {
  tags: 'slow',
}, async () => {
  const { user, router, address } = await goTo('/users/list/7/')
  await user.click(await findButton('Add employees'))
  expect(isReloadPrevented()).toBe(false)
  await pasteText(user, await screen.findByLabelText('Email, row 1'), 'sol@example.is')
  expect(isReloadPrevented()).toBe(true)
  await router.navigate(-1)
  const question = within(await screen.findByRole('alertdialog', { name: discard }))
  await user.click(question.getByRole('button', { name: 'Keep editing' }))
  expect(address()).toBe('/users/list/7/')
  expect(screen.getByLabelText<HTMLInputElement>('Email, row 1').value).toBe('sol@example.is')
  await user.click(await findButton('Switch to import mode'))
  const again = within(await screen.findByRole('alertdialog', { name: discard }))
  await user.click(again.getByRole('button', { name: 'Discard changes' }))
  await screen.findByRole('dialog', { name: 'Import employees into “Sales”' })
  await router.navigate(-1)
  await waitFor(() => expect(address()).toBe('/'))
})

it('creating a list and filling it by hand opens its page without a confirmation', {
  tags: 'slow',
}, async () => {
  const { user, address } = await goTo('/users/')
  await user.click(await findButton('Create list'))
  await pasteText(user, await screen.findByLabelText(/List name/), 'Sumarfólk')
  await user.click(await findButton('Create'))
  await pasteText(user, await screen.findByLabelText('Email, row 1'), 'sol@example.is')
  await user.click(await findButton('Done'))
  await waitFor(() => expect(address()).toBe('/users/list/9/'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(isReloadPrevented()).toBe(false)
})

it("a running import isn't ended by Back or a reload without a confirmation", { tags: 'slow' }, async () => {
  const { user, router, address, server, company } = await goTo('/users/')
  await user.click(await findButton('Import employees'))
  await screen.findByRole('dialog', { name: 'Import employees' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no field for a file')
  await user.upload(input, aFile('new@example.is;Nýr'))
  await screen.findByRole('tab', { name: /^New/ })
  expect(isReloadPrevented(), 'a file that is compared is not lost in silence').toBe(true)
  await router.navigate(-1)
  const compared = within(await screen.findByRole('alertdialog', { name: 'Leave without importing?' }))
  compared.getByText('people.csv has been checked, but nothing has been saved yet.')
  const isAnswered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(compared.getByRole('button', { name: 'Stay here' }))
  await isAnswered()
  await user.keyboard('{Escape}')
  const escaped = within(await screen.findByRole('alertdialog', { name: 'Leave without importing?' }))
  await user.click(escaped.getByRole('button', { name: 'Stay here' }))
  await isAnswered()
  expect(address()).toBe('/users/')
  const finish = vi.fn()
  server.on(batchCall, async (call: FakeCall) => {
    await new Promise((resolve) => finish.mockImplementation(resolve))
    return company.reply(call)
  })
  await user.click(await findButton('Confirm import of 1 employee'))
  await screen.findByText('Saving')
  expect(isReloadPrevented()).toBe(true)
  await router.navigate(-1)
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving the rest?' }))
  question.getByText("0 of 1 employee saved. The rest of the file won't be saved.")
  await user.click(question.getByRole('button', { name: 'Continue importing' }))
  expect(address()).toBe('/users/')
  await router.navigate(-1)
  await screen.findByRole('alertdialog', { name: 'Leave without saving the rest?' })
  finish()
  expect(await screen.findByText('1 employee saved.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alertdialog'), 'nothing is left to lose').toBeNull())
  expect(isReloadPrevented()).toBe(false)
})
