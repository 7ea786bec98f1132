import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll } from 'vitest'

interface Key {
  id: number
  name: string
  value: string
}

const user = {
  _id: 'u-1',
  name: 'Anna Admin',
  email: 'admin@example.is',
  created: '2026-01-01T00:00:00.000Z',
  permissions: [],
  superForAccounts: [],
}

/** Faults by method and by path below the company; all other calls succeed. */
type Fault = 'cut before it is saved' | 'cut after it is saved'

export interface KeyServer {
  url: string
  keys: Key[]
  fault: (call: string) => Fault | undefined
}

/** A server with company 1's API keys; loses responses on demand. */
export function setUpKeyServer(): KeyServer {
  const state: KeyServer = { url: '', keys: [], fault: () => undefined }
  let next = 31
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { name = '' } = JSON.parse(Buffer.concat(parts).toString() || '{}') as { name?: string }
    const path = (request.url ?? '').replace('/api/companies/1', '')
    const call = `${request.method} ${path}`
    const fault = state.fault(call)
    const id = Number(path.split('/')[2])
    const work = (): unknown => {
      if (path === '/api/auth/user') return user
      if (path === '')
        return { company_id: 1, company_name: 'Nordfish ehf.', users_total: 2, users_available: 9 }
      if (request.method === 'GET') return { apikeys: state.keys }
      if (request.method === 'POST') {
        const made = { id: next++, name, value: `hk_${next}`.padEnd(40, 'x') }
        state.keys.push(made)
        return made
      }
      const key = state.keys.find((one) => one.id === id)
      if (request.method === 'PUT') return Object.assign(key ?? {}, { name })
      state.keys = state.keys.filter((one) => one !== key)
      return { success: true }
    }
    const answer = fault === 'cut before it is saved' ? undefined : work()
    if (fault) return response.destroy()
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  })
  afterEach(() => {
    state.fault = () => undefined
    state.keys = []
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return state
}
