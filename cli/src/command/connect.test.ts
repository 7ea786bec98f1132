import { expect, it } from 'vitest'
import { aPartner } from '../../test/customersFile.ts'

const partner = aPartner()
const alpha = {
  id: 1,
  name: 'Alpha ehf.',
  plan: 'standard',
  seats: 9,
  managers: [],
  employees: 0,
  campaigns: 0,
}

/** A customer on a server where the first `calls` calls of each kind fail. */
async function prepareFailingServer(calls: number) {
  const { run } = await partner.place()
  partner.server.customers.set(alpha.id, alpha)
  partner.server.fault = (_call, before) => (before < calls ? { status: 503 } : undefined)
  return { run, asked: () => partner.server.calls.filter((call) => call === 'GET /companies/1').length }
}

it('a command retries a read after a temporary failure and says so', async () => {
  const { run, asked } = await prepareFailingServer(1)
  const { code, output, error } = await run(['companies', 'get', '1', '--json'])
  expect([code, JSON.parse(output), error]).toEqual([
    0,
    expect.objectContaining({ name: 'Alpha ehf.' }),
    expect.stringContaining('The platform returned 503, retrying in 1 s\n'),
  ])
  expect(asked()).toBe(2)
  const quiet = await prepareFailingServer(3)
  expect((await quiet.run(['companies', 'get', '1', '--quiet'])).error).toBe('')
})

it('a command whose reads keep failing says to run it again', async () => {
  const { run, asked } = await prepareFailingServer(99)
  const { code, error } = await run(['companies', 'get', '1'])
  expect([code, error, asked()]).toEqual([5, expect.stringContaining('Run the command again'), 4])
})

it("heed api doesn't retry a failed call", async () => {
  const { run, asked } = await prepareFailingServer(1)
  expect((await run(['api', 'companies.get', '--companyId', '1'])).code).toBe(5)
  expect(asked()).toBe(1)
})
