import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The whole product as `npm start` gives it, on a port of its own; rejects with its words when it does not start. */
export function startProduct(port: number, ...words: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [`${root}mock-server/start.mjs`, '--port', String(port), ...words], {
    cwd: root,
  })
  process.on('exit', () => child.kill())
  let said = ''
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk
    })
    child.on('exit', () => reject(new Error(said)))
    child.stdout.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('ready ')) resolve(child)
    })
  })
}

export interface Admin {
  token: string
  company: { id: number }
}

/** The admin whom the product names at its start. */
export async function adminOf(address: string): Promise<Admin> {
  const { people } = (await (await fetch(`${address}/_mock/people`)).json()) as {
    people: (Admin & { role: string })[]
  }
  const admin = people.find(({ role }) => role === 'admin')
  if (!admin) throw new Error(`${address} has no admin`)
  return admin
}
