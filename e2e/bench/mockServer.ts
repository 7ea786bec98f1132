import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getManagerEmail } from '@heed/fixtures'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const serverBundlePath = join(root, 'mock-server/dist/server.mjs')

export interface MockServer {
  process: ChildProcess
  address: string
  ms: number
}

export async function buildMockServer(folder = root): Promise<void> {
  const { buildServer } = await import(pathToFileURL(join(folder, 'mock-server/build.mjs')).href)
  await buildServer(serverBundlePath)
}

export async function startMockServer(...args: string[]): Promise<MockServer> {
  const startTime = performance.now()
  const server = spawn(process.execPath, [serverBundlePath, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await waitForAddress(server.stdout)
  return { process: server, address, ms: performance.now() - startTime }
}

export async function waitForAddress(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /^ready (\S+)\/$/.exec(line) ?? []
    if (address) {
      output.resume()
      return address
    }
  }
  throw new Error('The mock server ended before it was ready')
}

export async function stopProcess(server: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const exit = once(server, 'exit')
  server.kill(signal)
  await exit
}

export async function fetchJson<T>(url: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

export async function fetchAdminHeaders(address: string): Promise<Record<string, string>> {
  const { people } = await fetchJson<{ people: { email: string; token: string }[] }>(
    `${address}/_mock/people`,
  )
  const token = people.find(({ email }) => email === getManagerEmail('admin'))?.token
  return { authorization: `Bearer ${token}` }
}

/** Resident memory, MB; Linux only. */
export async function readMemoryMb({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
