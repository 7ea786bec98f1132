import { anEmployee } from '@heed/fixtures/factories'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { listAnnouncements } from '../../../../../test/announcements.ts'
import { FakeServer } from '../../../../../test/fakeServer.ts'
import { makeClient } from '../../../../../test/makeClient.ts'
import { renderPage } from '../../../../../test/renderPage.tsx'
import { FakeImport } from '../../testing/FakeImport.ts'
import { aFile } from '../../testing/importFiles.ts'
import { createLocalImportFile } from '../file/createLocalImportFile.ts'
import { ImportActions } from '../ImportActions.tsx'
import { ImportBody } from '../ImportBody.tsx'
import { ImportStore } from '../ImportStore.ts'

const names = ['Ása Jóns', 'Jón Ásuson', 'Una Bergs']
const employees = names.map((name, index) => anEmployee({ name, email: `p${index}@old.example` }))
const listCall = 'GET /companies/11/users'
const makeFile = (domain: string, user = 'p') =>
  aFile(names.map((name, index) => `${user}${index}@${domain};${name}`).join('\n'))

async function openPreview(file: File, findsMoves = true) {
  const company = new FakeImport()
  for (const { email, name } of employees) company.addEmployee(email, name)
  const server = new FakeServer()
    .on('POST /companies/11/lists/createUsersBatch', company.reply)
    .on(listCall, { users: employees, count: employees.length })
  const store = new ImportStore({
    client: makeClient(server),
    companyId: 11,
    mayRemove: true,
    findsMoves,
    openFile: createLocalImportFile,
    seatsLeft: () => 100,
  })
  await renderPage(
    <>
      <ImportBody store={store} />
      <ImportActions store={store} onClose={vi.fn()} />
    </>,
  )
  await act(() => store.choose(file))
  await screen.findByText('3 lines, 3 employees')
  return { store, company, server }
}

const getConfirm = () => screen.getByRole('button', { name: /^Confirm/ })
const asNewBox = { name: 'Import them as new employees' }
const queryWarning = () => screen.queryByText(/This looks like a change of addresses/)

it('an import of current employees with new addresses waits for a decision', async () => {
  const { store, company } = await openPreview(makeFile('new.example'))
  const text =
    'at least 3 new employees have the names of current employees with different addresses, such as Ása Jóns: p0@old.example → p0@new.example.'
  expect(queryWarning()?.textContent).toContain(text)
  expect(listAnnouncements().join()).toContain(text)
  expect(getConfirm().getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(getConfirm())
  await act(() => store.confirm())
  expect(company.saved).toEqual([])
  fireEvent.click(screen.getByText('Command line'))
  expect(
    await screen.findByText('heed employees update --company 11 --domain old.example=new.example'),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', asNewBox))
  expect(await screen.findByText(/^heed employees import .+ --as-new$/)).toBeTruthy()
  fireEvent.click(getConfirm())
  await screen.findByText('3 employees saved.')
  expect(company.saved).toMatchObject([{ records: [{ email: 'p0@new.example' }, {}, {}] }])
})

it('the warning about new addresses has a button that cancels the import', async () => {
  const { store, company } = await openPreview(makeFile('new.example'))
  fireEvent.click(screen.getByText('Cancel import'))
  expect([store.phase, company.saved]).toEqual(['idle', []])
  expect(queryWarning()).toBeNull()
})

it('a file is suggested if more than the domain changes', async () => {
  await openPreview(makeFile('new.example', 'person.'))
  expect(queryWarning()?.textContent).toContain('with the columns email and newEmail')
  fireEvent.click(screen.getByText('Command line'))
  expect(await screen.findByText(/^heed employees update --company 11 --from/)).toBeTruthy()
})

it.each([
  ['employees with their current addresses', makeFile('old.example'), true],
  ['a company without employees or names', makeFile('new.example'), false],
])('no warning about new addresses appears for %s', async (_, file, findsMoves) => {
  const { store, server } = await openPreview(file, findsMoves)
  expect([queryWarning(), store.moves.isUndecided, server.listCalls(listCall)]).toEqual([null, false, []])
})
