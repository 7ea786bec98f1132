import { anImportResult } from '@heed/fixtures/factories'
import { describe, expect, it, vi } from 'vitest'
import { answer, FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { makeClient } from '../../../../test/makeClient.ts'
import { ManualEntryStore } from './ManualEntryStore.ts'

const createBatchCall = 'POST /companies/11/lists/createUsersBatch'
const emptyResult = anImportResult()

function makeSheet(reply: unknown = emptyResult) {
  const server = new FakeServer().on(createBatchCall, reply)
  const onSaved = vi.fn()
  const sheet = new ManualEntryStore({
    client: makeClient(server),
    companyId: 11,
    list: { id: 7, name: 'Sales' },
    onSaved,
  })
  return { sheet, server, onSaved }
}

describe('employees added by hand', () => {
  it('start with three empty rows, and more can be added', () => {
    const { sheet } = makeSheet()
    expect(sheet.rows.length).toBe(3)
    sheet.addRow()
    expect(sheet.rows.length).toBe(4)
    expect(new Set(sheet.rows.map(({ id }) => id)).size).toBe(4)
  })

  it('are validated row by row while typing', () => {
    const { sheet } = makeSheet()
    sheet.setRow(0, { email: 'asa@example' })
    sheet.setRow(1, { name: 'Only a name' })
    expect(sheet.problems).toEqual(['Email not valid', 'Enter an email address', null])
    sheet.setRow(0, { email: 'Asa@Example.is' })
    expect(sheet.problems[0]).toBeNull()
  })

  it("can't be saved when empty, without a first email or with an invalid row", async () => {
    const { sheet, server } = makeSheet()
    expect(sheet.saveRefusal).toBe('nothing')
    sheet.setRow(1, { email: 'bob@example.is' })
    expect(sheet.saveRefusal).toBe('firstEmail')
    sheet.setRow(0, { email: 'asa@example.is' })
    sheet.setRow(2, { email: 'wrong' })
    expect(sheet.saveRefusal).toBe('errors')
    expect(await sheet.save()).toBeNull()
    expect(server.calls).toEqual([])
    sheet.setRow(2, { email: '' })
    expect(sheet.saveRefusal).toBeNull()
  })

  it('are sent as composed Unicode, even if typed decomposed', async () => {
    const { sheet, server } = makeSheet()
    sheet.setRow(0, { email: 'ZOË@Dæmi.is'.normalize('NFD'), name: 'é'.repeat(100).normalize('NFD') })
    expect(await sheet.save()).toBe(1)
    expect(server.calls[0]?.body).toMatchObject({
      records: [{ email: 'zoë@dæmi.is', name: 'é'.repeat(100) }],
    })
  })

  it('are added to the open list, except rows without an email', async () => {
    const { sheet, server, onSaved } = makeSheet()
    sheet.setRow(0, { email: ' Asa@Example.is ', name: ' Ása ' })
    sheet.setRow(2, { email: 'bob@example.is' })
    expect(await sheet.save()).toBe(2)
    expect(server.calls[0]?.body).toEqual({
      records: [
        { email: 'asa@example.is', name: 'Ása', lineNumber: 1 },
        { email: 'bob@example.is', lineNumber: 3 },
      ],
      preview: false,
      removeObsolete: false,
      listId: 7,
    })
    expect(onSaved).toHaveBeenCalledTimes(1)
  })

  it("show the platform's error at its row until the row is changed", async () => {
    const { sheet } = makeSheet({
      ...emptyResult,
      data: [{ email: 'asa@example.is', lineNumber: 1, error: 'Blocked' }],
    })
    sheet.setRow(0, { email: 'asa@example.is' })
    expect(await sheet.save()).toBeNull()
    expect(sheet.problems[0]).toBe('Blocked')
    sheet.setRow(0, { email: 'asa2@example.is' })
    expect(sheet.problems[0]).toBeNull()
  })

  it("show a rejected request's error at the row it names", async () => {
    const errors = [{ field: 'records[1].email', message: 'Email not valid' }]
    const { sheet, onSaved } = makeSheet(answer(400, { errors }))
    sheet.setRow(0, { email: 'asa@example.is' })
    sheet.setRow(2, { email: 'bob@example.is' })
    expect(await sheet.save()).toBeNull()
    expect(sheet.problems).toEqual([null, null, 'Email not valid'])
    expect(sheet.error).toBeNull()
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('are sent once for repeated clicks on Done', async () => {
    const { sheet, server, onSaved } = makeSheet()
    sheet.setRow(0, { email: 'asa@example.is' })
    expect(await Promise.all([sheet.save(), sheet.save()])).toEqual([1, null])
    expect([server.calls.length, onSaved.mock.calls.length]).toEqual([1, 1])
  })

  it('stay in the form when the request fails', async () => {
    const { sheet, onSaved } = makeSheet(refuse(409, 'Employees limit reached.'))
    sheet.setRow(0, { email: 'asa@example.is' })
    expect(await sheet.save()).toBeNull()
    expect(sheet.error).toBe('Employees limit reached.')
    expect(sheet.rows[0]?.email).toBe('asa@example.is')
    expect(sheet.saving).toBe(false)
    expect(onSaved).not.toHaveBeenCalled()
  })
})
