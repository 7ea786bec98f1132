import { join } from 'node:path'
import { company } from '@heed/contracts/pact/company'
import { listPactFiles } from '@heed/contracts/pact/files/pactFiles'
import { states } from '@heed/contracts/pact/states'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer, type Server } from '../createServer.ts'
import { applyState, stateHandlers } from './stateHandlers.ts'
import { type StateSetUp, verifyPacts } from './verifyPacts.ts'

const pactsFolder = join(import.meta.dirname, '../../../contracts/pacts')
const timeoutMs = 300_000

let server: Server
let providerUrl: string
beforeAll(async () => {
  server = await createServer({ isPaced: false })
  providerUrl = `${await server.listen({ port: 0 })}/api`
})
afterAll(() => server.close())

const setUpState: StateSetUp = (name, params) => applyState(server.worlds.default, name, params)

describe('the mock server', () => {
  it(
    'answers every consumer as its pacts require',
    async () => {
      expect(
        await verifyPacts({ files: listPactFiles(pactsFolder), providerUrl, setUp: setUpState }),
      ).toBeGreaterThan(0)
    },
    timeoutMs,
  )

  it('has a handler for each provider state and no other', () => {
    expect(new Set(Object.keys(stateHandlers))).toEqual(new Set(Object.keys(states)))
  })

  it('starts each interaction without leftovers from the previous one', async () => {
    await setUpState('a company', {})
    await setUpState('the server fails', { status: 500, message: 'down' })
    await setUpState('nobody is employed', {})
    await setUpState('a company', { anonymous: true })
    const { world, faults } = server.worlds.default
    expect([
      faults.list().steps,
      world.getEmployeeTable(company.id).size,
      world.companies.get(company.id)?.anonymousTracking,
    ]).toEqual([[], company.employees.length, true])
  })
})
