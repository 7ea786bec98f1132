import { describe, expect, it, vi } from 'vitest'
import { answer, FakeServer, failRequest, refuse } from '../../../../test/fakeServer.ts'
import { makeClient } from '../../../../test/makeClient.ts'
import { FakeImport } from '../testing/FakeImport.ts'
import { aFile, encodeLatin1 } from '../testing/importFiles.ts'
import { createLocalImportFile } from './file/createLocalImportFile.ts'
import { ImportStore } from './ImportStore.ts'

const createBatchCall = 'POST /companies/11/lists/createUsersBatch'
const sales = { id: 7, name: 'Sales' }

function makeImport(
  company: FakeImport,
  own: { list?: typeof sales; mayRemove?: boolean; seatsLeft?: () => number } = {},
) {
  const server = new FakeServer()
    .on(createBatchCall, company.reply)
    .on('GET /companies/11/lists', { lists: [], count: 0 })
    .on('GET /companies/11/lists/7/users', { users: [], count: 0 })
  const onSaved = vi.fn()
  const store = new ImportStore({
    client: makeClient(server),
    companyId: 11,
    mayRemove: true,
    findsMoves: false,
    openFile: createLocalImportFile,
    seatsLeft: () => 10_000,
    onSaved,
    ...own,
  })
  return { store, server, onSaved }
}

const file = [
  'asa@example.is;Ása Jónsdóttir;Sales',
  'bob@example.is;Robert;Sales',
  'carl@example.is;Carl;Sales',
  'asa@example.is;;Support',
  'not an address;Nobody',
  '',
].join('\r\n')

const makeKnownImport = () =>
  new FakeImport(['Sales'])
    .addEmployee('bob@example.is', 'Bob', 'Sales')
    .addEmployee('carl@example.is', 'Carl', 'Sales')

describe('an import preview', () => {
  it('counts and lists employees and lines', async () => {
    const company = makeKnownImport()
    const { store } = makeImport(company)
    await store.choose(aFile(file))
    expect(store.phase).toBe('preview')
    expect(store.totals).toMatchObject({
      lines: 5,
      new: 1,
      updated: 1,
      unchanged: 1,
      repeated: 1,
      invalid: 1,
      newLists: ['Support'],
    })
    await store.rows?.new.loadRange(0, 0)
    await store.rows?.repeatedLines.loadRange(0, 0)
    expect(store.rows?.new.at(0)).toMatchObject({
      email: 'asa@example.is',
      name: 'Ása Jónsdóttir',
      lineNumber: 1,
    })
    expect(store.rows?.repeatedLines.at(0)).toMatchObject({ lineNumber: 4, first: 1 })
    expect(await store.loadBadLines()).toMatchObject([
      { lineNumber: 5, line: 'not an address;Nobody', rule: 'email', message: 'Email not valid' },
    ])
  })

  it('matches employees and lists in decomposed Unicode, as macOS writes it', async () => {
    const company = new FakeImport(['Þróun á Höfn']).addEmployee('zoë@dæmi.is', 'Zoë', 'Þróun á Höfn')
    const { store } = makeImport(company)
    const lines = [
      'zoë@dæmi.is;Zoë;Þróun á Höfn',
      'ZOË@dæmi.is;;þróun á höfn',
      'é;Wrong',
      'bob@example.is;Bob;Sala ö',
    ]
    const [before, apart] = [lines.join('\n'), lines.join('\n').normalize('NFD')]
    await store.choose(aFile(before))
    const totals = { ...store.totals }
    await store.choose(aFile(apart))
    expect(store.totals).toEqual(totals)
    expect(store.totals).toMatchObject({
      new: 1,
      unchanged: 1,
      repeated: 1,
      invalid: 1,
      newLists: ['Sala ö'],
    })
    expect(await store.loadBadLines()).toMatchObject([{ line: 'é;Wrong'.normalize('NFD') }])
    expect(company.previewed.at(-1)?.records.map(({ listName }) => listName)).toContain('Þróun á Höfn')
  })

  it("doesn't save any employees", async () => {
    const company = makeKnownImport()
    const { store, onSaved } = makeImport(company)
    await store.choose(aFile(file))
    expect(company.saved).toEqual([])
    expect(company.people.has('asa@example.is')).toBe(false)
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('adds all employees to the open list', async () => {
    const company = makeKnownImport()
    const { store } = makeImport(company, { list: sales })
    await store.choose(aFile('dora@example.is'))
    expect(company.previewed[0]).toEqual({
      records: [{ email: 'dora@example.is', lineNumber: 1 }],
      preview: true,
      removeObsolete: false,
      listId: 7,
    })
  })

  it('reads the file again in another encoding and restores its letters', async () => {
    const { store } = makeImport(new FakeImport())
    await store.choose(aFile(encodeLatin1('thora@example.is;Þóra Æsa')))
    expect(store.facts?.wronglyDecoded).toMatchObject({ offer: 'iso-8859-1' })
    await store.readAgain({ encoding: 'iso-8859-1' })
    await store.rows?.new.loadRange(0, 0)
    expect(store.facts?.wronglyDecoded).toBeNull()
    expect(store.rows?.new.at(0)?.name).toBe('Þóra Æsa')
  })

  it('reads columns by their headings and flags headings without an address below', async () => {
    const { store } = makeImport(new FakeImport())
    await store.choose(aFile('Netfang;Nafn\nengin;Ása'))
    expect(store.facts).toMatchObject({ headings: true, columns: null, totals: { invalid: 2 } })
    await store.choose(aFile('Netfang;Nafn\nasa@example.is;Ása'))
    expect(store.facts).toMatchObject({ headings: false, columns: { read: ['Netfang', 'Nafn'], left: [] } })
    await store.choose(aFile('Name;Phone;Email\nÁsa;555;asa@example.is'))
    expect(store.facts).toMatchObject({
      headings: false,
      columns: { read: ['Name', 'Email'], left: ['Phone'] },
    })
    expect(store.totals).toMatchObject({ lines: 1, new: 1, invalid: 0 })
  })

  it('counts a line with several lists as one employee, not as a repeat', async () => {
    const company = new FakeImport()
    const { store } = makeImport(company)
    await store.choose(aFile('Email,Lists,Tags\nasa@example.is,"Sales; IT",night\nbob@example.is,IT,'))
    expect(store.totals).toMatchObject({ lines: 2, new: 2, repeated: 0 })
    await store.confirm()
    expect(store.savedPeopleCount).toBe(2)
    expect([...(company.people.get('asa@example.is')?.lists ?? [])]).toEqual(['sales', 'it'])
  })

  it.each([
    ['people.xlsx', 'x', { kind: 'name' }],
    ['people.csv', '', { kind: 'content', message: 'No rows found' }],
  ])('rejects %s with the content %j', async (name, content, refusal) => {
    const { store, server } = makeImport(new FakeImport())
    await store.choose(aFile(content, name))
    expect(store.phase).toBe('refusedFile')
    expect(store.refusal).toEqual(refusal)
    expect(server.calls).toEqual([])
  })

  it("names the type of a file that isn't text, whatever its name", async () => {
    const { store } = makeImport(new FakeImport())
    await store.choose(aFile(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2]), 'people.csv'))
    expect(store.refusal).toMatchObject({ kind: 'content', message: expect.stringContaining('zip') })
  })

  it("shows the server's error and resumes where it failed", async () => {
    const company = makeKnownImport()
    const { store, server } = makeImport(company)
    server.on(createBatchCall, refuse(409, 'Employees limit reached.'))
    await store.choose(aFile(file))
    expect(store.failure).toEqual({ step: 'previewing', message: 'Employees limit reached.' })
    server.on(createBatchCall, company.reply)
    await store.resumeImport()
    expect(store.phase).toBe('preview')
  })

  it('is dropped when another file is chosen', async () => {
    const { store, server } = makeImport(new FakeImport())
    const company = new FakeImport()
    let release: (reply: unknown) => void = () => undefined
    const held = new Promise((resolve) => {
      release = resolve
    })
    server.on(createBatchCall, () => held)
    const first = store.choose(aFile('old@example.is', 'old.csv'))
    await vi.waitFor(() => expect(store.phase).toBe('previewing'))
    server.on(createBatchCall, company.reply)
    await store.choose(aFile('new@example.is', 'new.csv'))
    release(answer(500, { message: 'too late' }))
    await first
    expect(store).toMatchObject({ phase: 'preview', fileName: 'new.csv', failure: null })
  })
})

describe('confirming an import', () => {
  it("isn't possible without a preview or if the file changes nothing", async () => {
    const { store } = makeImport(new FakeImport().addEmployee('bob@example.is', 'Bob'))
    expect(store.confirmRefusal).toBe('notReady')
    await store.choose(aFile('bob@example.is;Bob'))
    expect(store.confirmRefusal).toBe('nothingToSave')
    await store.confirm()
    expect(store.phase).toBe('preview')
  })

  it("isn't possible if new employees exceed the remaining seats, and shows the shortage", async () => {
    const company = makeKnownImport()
    const { store } = makeImport(company, { seatsLeft: () => 2 })
    await store.choose(aFile(`${file}\ndora@example.is\nemil@example.is`))
    expect(store.seatShortage).toEqual({ people: 3, left: 2, lacking: 1 })
    expect(store.confirmRefusal).toBe('noSeats')
    await store.confirm()
    expect(company.saved).toEqual([])
    await store.choose(aFile(`${file}\ndora@example.is`))
    expect([store.seatShortage, store.confirmRefusal]).toEqual([null, null])
  })

  it('saves every line once and never asks the platform to remove employees', async () => {
    const company = makeKnownImport()
    const { store, onSaved } = makeImport(company)
    await store.choose(aFile(file))
    await store.confirm()
    expect(store.phase).toBe('done')
    expect(store.savedTotals).toMatchObject({ new: 1, updated: 1, unchanged: 1, newLists: ['Support'] })
    expect(store.savedPeopleCount).toBe(3)
    const savedLines = company.saved.flatMap(({ records }) => records.map(({ lineNumber }) => lineNumber))
    expect(savedLines.sort()).toEqual([1, 2, 3, 4])
    expect(company.saved.every(({ removeObsolete, preview }) => !removeObsolete && !preview)).toBe(true)
    expect(company.people.get('asa@example.is')?.name).toBe('Ása Jónsdóttir')
    expect(onSaved).toHaveBeenCalledTimes(1)
  })

  it('reports saved employees after a failure and sends only the rest when resumed', async () => {
    const company = new FakeImport()
    const { store, server } = makeImport(company)
    const lines = Array.from({ length: 6000 }, (_, at) => `p${at}@example.is;Person ${at}`).join('\n')
    await store.choose(aFile(lines))
    let calls = 0
    server.on(createBatchCall, (call: Parameters<typeof company.reply>[0]) => {
      calls++
      return calls === 6 ? failRequest() : company.reply(call)
    })
    await store.confirm()
    expect(store.failure).toEqual({ step: 'saving', message: 'Failed to fetch' })
    expect(store.people).toBe(6000)
    expect(store.savedPeopleCount).toBe(company.people.size)
    expect(store.savedPeopleCount).toBeLessThan(6000)
    await store.resumeImport()
    expect(store.phase).toBe('done')
    expect(store.savedPeopleCount).toBe(6000)
    const sent = company.saved.flatMap(({ records }) => records.map(({ email }) => email))
    expect(sent.length).toBe(6000)
    expect(new Set(sent).size).toBe(6000)
  })

  it('can be stopped and resumed with the remaining lines', async () => {
    const company = new FakeImport()
    const { store, server } = makeImport(company)
    const lines = Array.from({ length: 4000 }, (_, at) => `p${at}@example.is`).join('\n')
    await store.choose(aFile(lines))
    server.on(createBatchCall, (call: Parameters<typeof company.reply>[0]) => {
      store.stop()
      return company.reply(call)
    })
    await store.confirm()
    expect(store.failure).toEqual({ step: 'saving', message: null })
    expect(store.savedPeopleCount).toBe(company.people.size)
    server.on(createBatchCall, company.reply)
    await store.resumeImport()
    expect(company.people.size).toBe(4000)
    expect(store.phase).toBe('done')
  })

  it('lists a line that only the platform rejects among the errors', async () => {
    const { store, server } = makeImport(new FakeImport())
    server.on(createBatchCall, {
      ...new FakeImport().reply({
        method: 'POST',
        path: '',
        headers: {},
        body: { records: [], preview: true, removeObsolete: false },
      }),
      newUsers: [{ email: 'asa@example.is' }],
      data: [{ email: 'odd@example.is', lineNumber: 2, error: 'Domain is not allowed' }],
    })
    await store.choose(aFile('asa@example.is\nodd@example.is'))
    expect(store.totals).toMatchObject({ new: 1, invalid: 1 })
    expect(await store.loadBadLines()).toMatchObject([
      { lineNumber: 2, line: 'odd@example.is', rule: 'server', message: 'Domain is not allowed' },
    ])
  })
})
