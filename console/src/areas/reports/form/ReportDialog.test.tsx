import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../../test/fakeServer.ts'
import { chooseOption, readOptions } from '../../../../test/select.ts'
import { openForm } from '../testing/openForm.tsx'
import { aReport, aReportServer, aSnapshot } from '../testing/reports.ts'

const saved = { success: true, report: aReport({ id: 30, name: 'Board' }) }

describe('a new recurring report', () => {
  it('is saved with its name, lists and recipients', async () => {
    const server = aReportServer().on('POST /companies/11/reports', saved)
    const { dialog, user } = await openForm('+ add', { server })
    const name = dialog.getByLabelText<HTMLInputElement>(/^Name/)
    expect(name.value).toBe('Untitled report')
    await user.clear(name)
    await user.paste('Board')
    expect(dialog.getByLabelText('Email subject').getAttribute('placeholder')).toBe('Board')
    await user.click(dialog.getByLabelText(/^Employee lists/))
    await user.click(await screen.findByText('2 employees'))
    await user.click(dialog.getByLabelText('Recipients'))
    await user.paste('Board <board@example.is>; ceo@example.is,board@example.is')
    await user.click(dialog.getByText('Add report'))
    expect(await screen.findByText('Report added')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.listCalls('POST /companies/11/reports')[0]?.body).toMatchObject({
      name: 'Board',
      definition: { listIds: [7], emailSubject: null, recipients: ['board@example.is', 'ceo@example.is'] },
      allEmployees: false,
      recipientsEmails: ['board@example.is', 'ceo@example.is'],
      generate: false,
    })
  })

  it("is saved with its schedule, converted from the admin's time zone", { tags: 'slow' }, async () => {
    const server = aReportServer().on('POST /companies/11/reports', saved)
    const { dialog, user } = await openForm('+ add', { server, timeZone: 'Asia/Tokyo' })
    await user.click(dialog.getByLabelText('All employees'))
    await chooseOption(user, dialog.getByLabelText('Frequency'), 'MONTHLY')
    await chooseOption(user, dialog.getByLabelText('Occurrence'), 'Last')
    await chooseOption(user, dialog.getByLabelText('Weekday'), 'FR')
    await user.click(dialog.getByText('Add report'))
    expect(await screen.findByText('Report added')).toBeTruthy()
    expect(server.listCalls('POST /companies/11/reports')[0]?.body).toEqual({
      name: 'Untitled report',
      definition: { listIds: 'all', emailSubject: null, recipients: [] },
      allEmployees: true,
      recipientsEmails: [],
      scheduleFrequency: 'MONTHLY',
      scheduleWeekday: 'TH',
      scheduleHour: 22,
      scheduleWeekdayPosition: -1,
      generate: false,
    })
  })

  it("shows the email's language and names recipients who can't open the files", {
    tags: 'slow',
  }, async () => {
    const managers = [
      { email: 'Viewer@example.is', name: 'Óli', role: 2 as const, created: '2026-01-01T00:00:00Z' },
    ]
    const { dialog, user } = await openForm('+ add', { company: { defaultLanguage: 'is', managers } })
    dialog.getByText("The email, PDF and CSV use Norðurljós ehf.'s language, is.")
    dialog.getByText(/^The report won't be emailed\. You'll find each run under Executions/)
    await user.click(dialog.getByLabelText('Recipients'))
    await user.paste('viewer@example.is, asa@example.is, wrong@')
    expect(dialog.queryByText(/admins? or viewers?/)).toBeNull()
    await user.click(dialog.getByLabelText('Recipients'))
    await user.paste('board@acme.example,')
    expect(dialog.queryByText(/^The report won't be emailed/)).toBeNull()
    dialog.getByText(/^board@acme.example isn't an admin or viewer of Norðurljós ehf/)
    await user.paste('chair@acme.example,')
    dialog.getByText(
      /^board@acme.example and chair@acme.example aren't .+ main figures, with no files or link/,
    )
    await user.paste('one@acme.example,two@acme.example,three@acme.example,')
    dialog.getByText(/^board@acme.example, chair@acme.example, one@acme.example,? and 2 others aren't admins/)
  })

  it('offers the frequencies, occurrences, weekdays and hours from the specification', async () => {
    const { dialog, user } = await openForm('+ add')
    const read = async (name: string) =>
      (await readOptions(user, dialog.getByRole('combobox', { name }))).map(({ value, label }) => [
        value,
        label,
      ])
    expect(await read('Frequency')).toEqual([
      ['WEEKLY', 'Weekly'],
      ['BIWEEKLY', 'Every other week'],
      ['MONTHLY', 'Monthly'],
    ])
    await chooseOption(user, dialog.getByRole('combobox', { name: 'Frequency' }), 'MONTHLY')
    expect((await read('Occurrence')).map(([, text]) => text)).toEqual(['First', 'Second', 'Third', 'Last'])
    expect((await read('Weekday')).map(([value]) => value)).toEqual([
      'MO',
      'TU',
      'WE',
      'TH',
      'FR',
      'SA',
      'SU',
    ])
    const hours = await read('Hour')
    expect([hours.length, hours[0]?.[1], hours[23]?.[1]]).toEqual([24, '00:00', '23:00'])
  })

  it('requires a name, and either a list or all employees, which disables the lists', {
    tags: 'slow',
  }, async () => {
    const { dialog, user } = await openForm('+ add')
    const add = dialog.getByRole('button', { name: 'Add report' })
    const rule = 'Either all employees or at least one employee list must be selected.'
    expect(add.getAttribute('aria-disabled')).toBe('true')
    expect(dialog.getByText(rule)).toBeTruthy()
    const all = dialog.getByRole('checkbox', { name: 'All employees' })
    await user.click(all)
    expect(dialog.queryByText(rule)).toBeNull()
    expect(dialog.getByRole('combobox', { name: /Employee lists/ }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }))
    await user.tab()
    expect(await dialog.findByText('Please enter name for the report')).toBeTruthy()
    expect(add.getAttribute('aria-disabled')).toBe('true')
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'x')
    await waitFor(() => expect(add.getAttribute('aria-disabled')).toBeNull())
    await user.click(all)
    await user.click(dialog.getByRole('combobox', { name: /Employee lists/ }))
    await user.click(await screen.findByRole('option', { name: /Sales/ }))
    await user.click(await screen.findByRole('option', { name: /Sales/ }))
    await user.tab()
    expect(await dialog.findByText('Please select at least one employee list')).toBeTruthy()
  })

  it('rejects an invalid recipient with both error messages', { tags: 'slow' }, async () => {
    const { dialog, user } = await openForm('+ add')
    await user.click(dialog.getByRole('checkbox', { name: 'All employees' }))
    await user.click(dialog.getByRole('textbox', { name: 'Recipients' }))
    await user.paste('asa@example.is; jon; zoe@example.is')
    await user.tab()
    const alert = await dialog.findByRole('note')
    expect(alert.textContent).toContain('Please enter valid email address(es)')
    expect(alert.textContent).toContain('jon: The @ is missing.')
    expect(
      dialog.getByText(
        'One of the recipients emails email addresses is not valid, or they are not seperated with comma(,) or semi-comma(;).',
      ),
    ).toBeTruthy()
    const add = dialog.getByRole('button', { name: 'Add report' })
    expect(add.getAttribute('aria-disabled')).toBe('true')
    await user.click(dialog.getByRole('button', { name: /Remove jon/ }))
    await waitFor(() => expect(add.getAttribute('aria-disabled')).toBeNull())
  })

  it('shows its heed command once the form is valid', { tags: 'slow' }, async () => {
    const { dialog, user } = await openForm('+ add')
    expect(dialog.queryByText('Command line')).toBeNull()
    await user.click(dialog.getByRole('checkbox', { name: 'All employees' }))
    expect(await dialog.findByText(/^heed reports create --company 11 --name 'Untitled report'/)).toBeTruthy()
  })

  it("is rejected for a viewer with the server's reason, and keeps the input", {
    tags: 'slow',
  }, async () => {
    const server = aReportServer().on(
      'POST /companies/11/reports',
      refuse(403, "You don't have permission to do this"),
    )
    const { dialog, user } = await openForm('+ add', { server, as: 'viewer' })
    await user.click(dialog.getByRole('checkbox', { name: 'All employees' }))
    await user.click(dialog.getByRole('button', { name: 'Add report' }))
    expect((await dialog.findByRole('note')).textContent).toContain("You don't have permission to do this")
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'All employees' }).checked).toBe(true)
  })

  it('asks before discarding typed changes', { tags: 'slow' }, async () => {
    const { dialog, user } = await openForm('+ add')
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), '!')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    const name = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
    expect(name.value).toBe('Untitled report!')
  })
})

describe('a snapshot', () => {
  it('has no schedule, is generated immediately and opens its page', async () => {
    const server = aReportServer()
      .on('POST /companies/11/reports', { success: true, report: aSnapshot({ id: 31 }) })
      .on('GET /companies/11/reports/31', aSnapshot({ id: 31 }))
      .on('GET /companies/11/reports/31/executions', { executions: [], count: 0 })
    const { dialog, user, address } = await openForm('Generate snapshot', { server })
    expect(dialog.queryByRole('combobox', { name: 'Frequency' })).toBeNull()
    await user.click(dialog.getByRole('checkbox', { name: 'All employees' }))
    await user.click(dialog.getByRole('button', { name: 'Generate snapshot' }))
    expect(await screen.findByText('Report generated')).toBeTruthy()
    expect(server.listCalls('POST /companies/11/reports')[0]?.body).toMatchObject({ generate: true })
    await waitFor(() => expect(address()).toBe('/reports/31/'))
  })
})

describe('a report edit', () => {
  it('starts with the stored values and keeps an untouched schedule', async () => {
    const report = aReport({
      allEmployees: false,
      lists: [{ id: 8, name: 'Support' }],
      definition: { listIds: [8], emailSubject: 'How we stand', recipients: ['board@example.is'] },
      recipientsEmails: ['board@example.is'],
    })
    const server = aReportServer([report])
      .on('GET /companies/11/reports/12', report)
      .on('PUT /companies/11/reports/12', { success: true, report })
    const { dialog, user } = await openForm('Edit Weekly progress', { server, timeZone: 'Asia/Kolkata' })
    // In that time zone, 07:00 UTC is 12:30, although 13:00 was chosen.
    expect(dialog.getByRole<HTMLButtonElement>('combobox', { name: 'Hour' }).value).toBe('13')
    expect(await dialog.findByRole('button', { name: 'Remove Support' })).toBeTruthy()
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Email subject' }).value).toBe(
      'How we stand',
    )
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Report updated')).toBeTruthy()
    expect(server.listCalls('PUT /companies/11/reports/12')[0]?.body).toMatchObject({
      name: 'Weekly progress 2',
      scheduleWeekday: 'MO',
      scheduleHour: 7,
      definition: { listIds: [8], emailSubject: 'How we stand' },
    })
  })

  it("warns once about someone else's change before overwriting it", {
    tags: 'slow',
  }, async () => {
    const server = aReportServer([aReport()])
      .on('GET /companies/11/reports/12', aReport({ name: 'Another name' }))
      .on('PUT /companies/11/reports/12', { success: true, report: aReport() })
    const { dialog, user } = await openForm('Edit Weekly progress', { server })
    await user.type(dialog.getByLabelText(/^Name/), '!')
    await user.click(dialog.getByText('Save'))
    expect((await dialog.findByRole('note')).textContent).toContain('Someone else changed this report')
    expect(server.listCalls('PUT /companies/11/reports/12')).toEqual([])
    await user.click(dialog.getByText('Save'))
    expect(await screen.findByText('Report updated')).toBeTruthy()
  })

  it('suggests the default name for a report without one', { tags: 'slow' }, async () => {
    const server = aReportServer([aReport(), aReport({ id: 40, name: '' })])
    const { dialog } = await openForm('Edit No Name', { server })
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Untitled report')
  })
})
