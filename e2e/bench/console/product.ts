import { spawn } from 'node:child_process'
import { type MockServer, root, waitForAddress } from '../mockServer.ts'

export async function startProduct(...args: string[]): Promise<Pick<MockServer, 'process' | 'address'>> {
  const child = spawn(process.execPath, [`${root}mock-server/start.mjs`, '--port', '0', ...args], {
    cwd: root,
    env: { ...process.env, HEED_BAR: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.on('exit', () => child.kill())
  return { process: child, address: await waitForAddress(child.stdout) }
}

export interface DemoPerson {
  token: string
  company: { id: number }
}

export const fetchAdmin = (address: string): Promise<DemoPerson> => fetchPerson(address, 'admin')

export const fetchPartner = (address: string): Promise<DemoPerson> => fetchPerson(address, 'partner')

async function fetchPerson(address: string, email: string): Promise<DemoPerson> {
  const { people } = (await (await fetch(`${address}/_mock/people`)).json()) as {
    people: (DemoPerson & { role: string })[]
  }
  const admin = people.find(({ role }) => role === email)
  if (!admin) throw new Error(`${address} has no ${email}`)
  return admin
}
