import { describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

type Row = Record<string, unknown> & { id: number }
const fetchRows = (server: TestServer, query: string) => server.send<Row[]>(`/_mock/db/${query}`)

describe('raw data', () => {
  it('lists its collections with their sizes', async () => {
    const server = await startTestServer()
    const { body } = await server.send<{ collections: Record<string, number> }>('/_mock/db')
    expect(body.collections).toMatchObject({ people: expect.any(Number), employees: expect.any(Number) })
  })

  it('can be filtered, sorted, paged and expanded', async () => {
    const server = await startTestServer()
    const page = await fetchRows(server, 'employees?_sort=email&_order=desc&_page=2&_limit=3')
    const all = await fetchRows(server, 'employees?_sort=email&_order=desc')
    expect(page.headers.get('x-total-count')).toBe(String(all.body.length))
    expect(page.body).toEqual(all.body.slice(3, 6))
    const [first] = all.body
    expect((await fetchRows(server, `employees?email=${first?.email}`)).body).toContainEqual(first)
    const [list] = (await fetchRows(server, `lists?companyId=${first?.companyId}&_expand=company`)).body
    expect(list).toMatchObject({ company: { id: first?.companyId } })
    expect((await fetchRows(server, 'nowhere')).status).toBe(404)
    expect(page.headers.get('x-powered-by')).toBeNull()
  })

  it('is never returned as a script for a page of another site', async () => {
    const server = await startTestServer()
    const { text } = await fetchRows(server, 'people?callback=steal&_limit=1')
    expect(text).not.toContain('steal')
  })

  it('is searched by plain text, not by regular expressions', async () => {
    const server = await startTestServer()
    const listed = async (name: string) =>
      (await fetchRows(server, `lists?name_like=${encodeURIComponent(name)}`)).body.map(
        (row) => Object(row).name,
      )
    const body = { companyId: 2, name: 'Sales [a+b]* (2)', created: '2026-02-02T09:00:00.000Z', source: null }
    await server.send('/_mock/db/lists', { method: 'POST', body })
    expect(await listed('[A+B]*')).toEqual([body.name])
    for (const pattern of ['.*', '(a+)+$', '[[', '^Sales'])
      expect([pattern, await listed(pattern)]).toEqual([pattern, []])
  })

  it("matches the API's data, and changes appear in the API", async () => {
    const server = await startTestServer()
    const { token, company } = await server.person('admin')
    const listed = () => server.send<{ lists: Row[] }>(`/api/companies/${company?.id}/lists`, { token })
    const row = { companyId: company?.id, name: 'Ská', created: '2026-02-02T09:00:00.000Z', source: null }
    const made = await server.send<Row>('/_mock/db/lists', { method: 'POST', body: row })
    expect(made).toMatchObject({ status: 201, body: row })
    const path = made.headers.get('location') ?? ''
    expect((await server.send(path)).body).toEqual(made.body)
    expect((await listed()).body.lists).toContainEqual(
      expect.objectContaining({ id: made.body.id, name: 'Ská' }),
    )
    await server.send(path, { method: 'PATCH', body: { name: 'Skrá' } })
    expect((await listed()).body.lists).toContainEqual(expect.objectContaining({ name: 'Skrá' }))
    await server.send(path, { method: 'PUT', body: { ...row, name: 'Nafn' } })
    expect((await server.send(path)).body).toEqual({ ...row, id: made.body.id, name: 'Nafn' })
    expect(await server.send(path, { method: 'DELETE' })).toMatchObject({ status: 200, body: {} })
    expect((await listed()).body.lists).not.toContainEqual(expect.objectContaining({ id: made.body.id }))
    expect((await server.send(path, { method: 'DELETE' })).status).toBe(404)
  })

  it('rejects a row that would break an index and names the field', async () => {
    const server = await startTestServer()
    const [list] = (await fetchRows(server, 'lists?_limit=1')).body
    const post = (body: unknown) => server.send('/_mock/db/lists', { method: 'POST', body })
    expect(await post({ name: 'Sales' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'companyId' }] },
    })
    expect(await post({ ...list, id: undefined, name: 7 })).toMatchObject({
      body: { errors: [{ field: 'name' }] },
    })
    expect(await post(list)).toMatchObject({ status: 409, body: { errors: [{ field: 'id' }] } })
    expect(await post([])).toMatchObject({ status: 400, body: { errors: [{ field: 'body' }] } })
    const elsewhere = await server.send('/_mock/db/nowhere', { method: 'POST', body: {} })
    expect(elsewhere.status).toBe(404)
  })
})
