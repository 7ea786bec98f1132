import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listAnnouncements } from '../../../test/announcements.ts'
import { asa, makeEmployeesServer } from '../../../test/aStaff.ts'
import { failRequest, refuse } from '../../../test/fakeServer.ts'
import { chooseOption } from '../../../test/select.ts'
import { FakeImport } from '../../parts/people/testing/FakeImport.ts'
import { aFile } from '../../parts/people/testing/importFiles.ts'
import { batchCall, openImport } from './testing/openImport.tsx'
import { renderEmployees } from './testing/renderEmployees.tsx'

const file = [
  'asa@example.is;Ása Ósk;Sales',
  'new@example.is;Nýr;Night shift',
  'new@example.is',
  'not an address;Nobody',
].join('\n')

const findTab = (dialog: ReturnType<typeof within>, name: string) =>
  dialog.findByRole('tab', { name: new RegExp(`^${name}`) })

describe('the import dialog', () => {
  it('tells admins to open a list for adding employees by hand', { tags: 'slow' }, async () => {
    const { user } = await renderEmployees({ at: '/users/', server: makeEmployeesServer() })
    await user.click(await screen.findByRole('button', { name: 'Import employees' }))
    expect(await screen.findByText('To add employees manually, open a list or create one.')).toBeTruthy()
  })

  it("recognizes another system's columns and lets the admin change them", async () => {
    const { dialog, user, company } = await openImport(
      'First Name,Last Name,Email,Position\nÁsa,Jónsdóttir,new@example.is,Directors',
    )
    expect(await dialog.findByText('Ása Jónsdóttir')).toBeTruthy()
    expect(dialog.getByText('new@example.is')).toBeTruthy()
    expect(dialog.getByText(/This file is from GoPhish\./)).toBeTruthy()
    const held = (name: string) => dialog.getByLabelText<HTMLButtonElement>(name).value
    expect(['First Name', 'Last Name', 'Email', 'Position'].map(held)).toEqual(['name', 'name', 'email', ''])
    await chooseOption(user, dialog.getByLabelText('Position'), 'List')
    await waitFor(() => expect(company.previewed.at(-1)?.records).toMatchObject([{ listName: 'Directors' }]))
    expect(await dialog.findByTitle('Directors')).toBeTruthy()
  })

  it('keeps the preview while another file is being selected', {
    tags: 'slow',
  }, async () => {
    const { dialog, user } = await openImport(file)
    await dialog.findByText('4 lines, 2 employees')
    const input = dialog.getByLabelText<HTMLInputElement>('Employee file', { selector: 'input' })
    const opened = vi.fn<() => void>()
    input.addEventListener('click', opened)
    await user.click(dialog.getByRole('button', { name: 'Re-Upload' }))
    expect(opened).toHaveBeenCalledOnce()
    expect(dialog.getByText('4 lines, 2 employees')).toBeTruthy()
    await user.upload(input, aFile('other@example.is;Other'))
    expect(await dialog.findByText('1 line, 1 employee')).toBeTruthy()
  })

  it('previews new, updated, repeated, missing and rejected employees with their names', async () => {
    const { dialog, user, company } = await openImport(file)
    const counts = async () => (await dialog.findAllByRole('tab')).map(({ textContent }) => textContent)
    await dialog.findByText('4 lines, 2 employees')
    expect(await counts()).toEqual([
      'New1',
      'Updated1',
      'Unchanged0',
      'Repeated1',
      'Not in the file1',
      'Rejected1',
    ])
    expect(await dialog.findByText('new@example.is')).toBeTruthy()
    expect(dialog.getAllByText('Night shift').length).toBeGreaterThan(0)
    expect(dialog.getByText("1 line was rejected and won't be imported.")).toBeTruthy()
    await waitFor(() => expect(listAnnouncements()).toContain('Line 4: Email not valid'))
    await user.click(dialog.getByRole('button', { name: 'Show rejected' }))
    expect(dialog.getByRole('tab', { selected: true }).textContent).toBe('Rejected1')
    expect(document.activeElement).toBe(dialog.getByRole('tab', { selected: true }))
    await user.click(await findTab(dialog, 'Not in the file'))
    expect(await dialog.findByText('bob@example.is')).toBeTruthy()
    expect(
      dialog.getByText(
        "Employees who aren't in the file, but are on a list named in it. They won't be changed unless you choose to remove them.",
      ),
    ).toBeTruthy()
    await user.click(await findTab(dialog, 'Rejected'))
    expect(await dialog.findByText('Found errors:')).toBeTruthy()
    const line = within(await dialog.findByRole('listitem'))
    expect(line.getByText('4')).toBeTruthy()
    expect([line.getByText('Nobody'), line.getByText('not an address')]).toHaveLength(2)
    expect(line.getByText('Email not valid').title, 'reasons are never cut').toBe('')
    expect(company.saved).toEqual([])
  })

  it('shows tags, and each changed field of a known employee across all their lines', async () => {
    const { dialog, user } = await openImport(
      'asa@example.is;Ása Ósk;Sales;night\nASA@example.is;Ása Ósk Jónsdóttir;Directors;remote\nnew@example.is;Nýr;IT;night;shift',
    )
    expect(await dialog.findByText('new@example.is')).toBeTruthy()
    expect(dialog.getByText('IT · Tags: night, shift')).toBeTruthy()
    await user.click(await findTab(dialog, 'Updated'))
    expect(await dialog.findByText('Ása Ósk Jónsdóttir')).toBeTruthy()
    for (const change of [
      'Name: Ása Jónsdóttir → Ása Ósk Jónsdóttir',
      'Lists: Sales → Sales, Directors',
      'Tags: remote → remote, night',
    ]) {
      expect(dialog.getByText(change)).toBeTruthy()
    }
  })

  it('counts names with invisible characters removed, before and after saving', async () => {
    const { dialog, user } = await openImport('new@example.is;N\u200býr;Night\u00ad shift')
    expect(await dialog.findByText('Invisible characters will be removed from 2 names.')).toBeTruthy()
    await user.click(await dialog.findByRole('button', { name: 'Confirm import of 1 employee' }))
    expect(
      (await dialog.findByText('Invisible characters removed from names')).parentElement?.textContent,
    ).toContain('2')
  })

  it("rejects a file naming a directory's list before sending anything, with line and reason", async () => {
    const { dialog, company } = await openImport('new@example.is;Nýr;Sales\nasa@example.is;;directory')
    expect(
      await dialog.findByText(
        'people.csv: Line 2 names the list “directory”. An integration manages this list and its members',
      ),
    ).toBeTruthy()
    expect([company.previewed, company.saved]).toEqual([[], []])
    expect(dialog.getByRole('button', { name: 'Confirm' }).getAttribute('aria-disabled')).toBe('true')
  })

  it("accepts a file that names a directory's list for employees already on it", {
    tags: 'slow',
  }, async () => {
    const server = makeEmployeesServer().on('GET /companies/11/lists/8/users', { users: [asa], count: 1 })
    const company = new FakeImport(['Sales', 'Directory']).addEmployee(
      'asa@example.is',
      'Ása',
      'Sales',
      'Directory',
    )
    const { dialog } = await openImport(
      'Email,Name,Lists\nasa@example.is,Ása,"Sales; Directory"\nbob@example.is,,Sales',
      { server, company },
    )
    expect(await dialog.findByText('Line 1 is the header: Email, Name, Lists.')).toBeTruthy()
    expect((await findTab(dialog, 'Unchanged')).textContent).toBe('Unchanged1')
    expect((await findTab(dialog, 'Not in the file')).textContent).toBe('Not in the file0')
  })

  it('uses the singular for one line and one employee', { tags: 'slow' }, async () => {
    const { dialog } = await openImport('new@example.is')
    expect(await dialog.findByText('1 line, 1 employee')).toBeTruthy()
  })

  it("doesn't highlight Confirm when characters look damaged", async () => {
    const readConfirmation = async (content: string) => {
      const { dialog, unmount } = await openImport(content)
      await findTab(dialog, 'New')
      const look = dialog.getByRole('button', { name: 'Confirm import of 1 employee' }).className
      unmount()
      return look
    }
    expect(await readConfirmation('new@example.is;Nýr')).toContain('contained')
    expect(await readConfirmation('new@example.is;N\ufffdr')).not.toContain('contained')
  })

  it('saves after Confirm and reports the result', { tags: 'slow' }, async () => {
    const { dialog, user, company } = await openImport(file)
    await findTab(dialog, 'New')
    await user.click(dialog.getByRole('button', { name: 'Confirm import of 2 employees' }))
    expect(await dialog.findByText('2 employees saved.')).toBeTruthy()
    expect(company.people.get('new@example.is')?.name).toBe('Nýr')
  })

  it('says before saving that seats are missing, links to add more and disables Confirm', {
    tags: 'slow',
  }, async () => {
    const seats = { users_total: 99, users_available: 100, usersLeft: 1, chargebeeEnabled: true }
    const { dialog, user, company } = await openImport('b@example.is\nc@example.is\nasa@example.is', {
      seats,
    })
    expect(
      await dialog.findByText(
        /^The file adds 2 new employees, but only 1 seat is left\. You need 1 more to start the import\./,
      ),
    ).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Add more' }).getAttribute('href')).toBe(
      '/subscriptions/upgrade/',
    )
    const confirm = dialog.getByRole('button', { name: 'Confirm import of 3 employees' })
    expect(confirm.getAttribute('aria-disabled')).toBe('true')
    await user.click(confirm)
    expect(company.saved).toEqual([])
  })

  it('offers more seats when the limit is reached after the preview', async () => {
    const seats = { users_total: 98, users_available: 100, usersLeft: 2, chargebeeEnabled: true }
    const server = makeEmployeesServer()
    const { dialog, user } = await openImport('b@example.is\nc@example.is', { seats, server })
    const confirm = await dialog.findByRole('button', { name: 'Confirm import of 2 employees' })
    server.on('POST /companies/11/lists/createUsersBatch', refuse(409, 'Employees limit reached.'))
    await user.click(confirm)
    expect(await dialog.findByText(/Employees limit reached\./)).toBeTruthy()
    expect(dialog.getByText('0 of 2 employees saved')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Add more' })).toBeTruthy()
  })

  it('enables Confirm for an unchanged file only once removal is ticked, then asks again', async () => {
    const server = makeEmployeesServer().on('DELETE /companies/11/users/bob%40example.is', { success: true })
    const { dialog, user } = await openImport('asa@example.is;Ása;Sales', { server })
    const confirm = await waitFor(async () => {
      await findTab(dialog, 'Unchanged')
      return dialog.getByRole('button', { name: 'Confirm' })
    })
    expect(confirm.getAttribute('aria-disabled')).toBe('true')
    await user.click(dialog.getByRole('checkbox', { name: 'Remove 1 employee not in the file' }))
    expect(confirm.getAttribute('aria-disabled')).toBeNull()
    expect(confirm.textContent).toBe('Confirm removal of 1 employee')
    await user.click(confirm)
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove 1 employee?' }))
    expect(server.listCalls('DELETE /companies/11/users/bob%40example.is')).toEqual([])
    await user.click(
      question.getByRole('checkbox', { name: 'I understand that 1 employee will be permanently deleted.' }),
    )
    await user.click(question.getByRole('button', { name: 'Confirm' }))
    await waitFor(() =>
      expect(server.listCalls('DELETE /companies/11/users/bob%40example.is').map(({ body }) => body)).toEqual(
        [{ lists: [7] }],
      ),
    )
    expect(await dialog.findByText(/0 employees saved\. 1 employee deleted\./)).toBeTruthy()
  })

  it('reports the saved count after a failure, asks before leaving and continues the import', {
    tags: 'slow',
  }, async () => {
    const { dialog, user, server, company } = await openImport(file)
    await findTab(dialog, 'New')
    server.on(batchCall, failRequest)
    await user.click(dialog.getByRole('button', { name: 'Confirm import of 2 employees' }))
    expect(await dialog.findByText('0 of 2 employees saved')).toBeTruthy()
    expect(dialog.getByText(/There was a problem importing file/)).toBeTruthy()
    const [close] = dialog.getAllByRole('button', { name: 'Close' })
    if (close) await user.click(close)
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Leave without saving the rest?' }),
    )
    await user.click(question.getByRole('button', { name: 'Continue importing' }))
    server.on(batchCall, company.reply)
    await user.click(await dialog.findByRole('button', { name: 'Continue' }))
    expect(await dialog.findByText('2 employees saved.')).toBeTruthy()
  })

  it('saves rejected lines and their header to a file named after company and source', async () => {
    const saved: { name: string; file: Blob }[] = []
    let file = new Blob()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob
      return 'blob:saved'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (this.download) saved.push({ name: this.download, file })
    })
    const { dialog, user } = await openImport('Name;Email\nÁsa;new@example.is\nÞór;thor@')
    await user.click(await dialog.findByRole('button', { name: 'Show rejected' }))
    await user.click(await dialog.findByRole('button', { name: 'Save errors as a file' }))
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['Norðurljós ehf. people Rejected 2026-03-02.csv']),
    )
    expect(await saved[0]?.file.text()).toBe(
      '\uFEFFName;Email\r\nÞór;thor@;;;#heed;3;email;Email not valid\r\n',
    )
  })

  it('says that there are no errors to copy', async () => {
    const { dialog, user } = await openImport('new@example.is;Nýr')
    await user.click(await findTab(dialog, 'Rejected'))
    await user.click(dialog.getByRole('button', { name: 'Copy errors' }))
    expect(await screen.findByText('No errors available to copy')).toBeTruthy()
  })

  it("names a file it can't read and accepts another one", { tags: 'slow' }, async () => {
    const { dialog, user } = await openImport('', { name: 'empty.csv' })
    expect(await dialog.findByText('empty.csv: No rows found')).toBeTruthy()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await user.upload(input, aFile('new@example.is'))
    expect(await findTab(dialog, 'New')).toBeTruthy()
  })
})
