import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getManagerEmail, partnerEmails } from '@heed/fixtures'
import { expect, inject } from 'vitest'
import { createTempFolder, runHeed } from './program.ts'

interface Person {
  email: string
  name: string
  token: string
  signInUrl: string
}

export interface TestWorld {
  api: string
  person(email: string): Promise<Person>
  control<T>(path: string, body?: unknown, method?: string): Promise<T>
  as(
    role: Parameters<typeof getManagerEmail>[0],
    companyKind?: Parameters<typeof getManagerEmail>[1],
  ): Promise<Record<string, string>>
}

async function requestJson<T>(
  url: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const answer = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

export async function createWorld(worldOptions: Record<string, unknown> = {}): Promise<TestWorld> {
  const { address } = await requestJson<{ address: string }>(`${inject('mock')}/_mock/worlds`, {
    now: '2026-02-02T09:00:00.000Z',
    ...worldOptions,
  })
  const callControl = <T>(path: string, body?: unknown, method?: string) =>
    requestJson<T>(`${address}_mock/${path}`, body, method)
  const api = `${address}api`
  const world: TestWorld = {
    api,
    control: callControl,
    async person(email) {
      const { people } = await callControl<{ people: Person[] }>('people')
      const person = people.find((candidate) => candidate.email === email)
      if (!person) throw new Error(`${email} is nobody of ${people.length} people`)
      return person
    },
    async as(role, companyKind) {
      const { token } = await world.person(getManagerEmail(role, companyKind))
      return { HEED_API: api, HEED_TOKEN: token, XDG_CONFIG_HOME: await createTempFolder() }
    },
  }
  return world
}

export interface PartnerWorkspace {
  world: TestWorld
  env: Record<string, string>
  folder: string
  writeTestFile(name: string, text: string): Promise<string>
  runJson<T>(words: readonly string[], code?: number): Promise<T>
}

export async function createPartnerWorkspace(): Promise<PartnerWorkspace> {
  const world = await createWorld()
  const { token } = await world.person(partnerEmails.bjarg)
  const env = { HEED_API: world.api, HEED_TOKEN: token, XDG_CONFIG_HOME: await createTempFolder() }
  const folder = await createTempFolder()
  return {
    world,
    env,
    folder,
    async writeTestFile(name, text) {
      const path = join(folder, name)
      await writeFile(path, text)
      return path
    },
    async runJson<T>(words: readonly string[], code = 0) {
      const ended = await runHeed([...words, '--json'], { env })
      expect(ended.code, ended.error).toBe(code)
      return JSON.parse(ended.output) as T
    },
  }
}
