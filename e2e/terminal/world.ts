import { managerEmail } from '@heed/fixtures'
import { inject } from 'vitest'
import { newFolder } from './program.ts'

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
    role: Parameters<typeof managerEmail>[0],
    at?: Parameters<typeof managerEmail>[1],
  ): Promise<Record<string, string>>
}

async function ask<T>(url: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<T> {
  const answer = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

export async function newWorld(wanted: Record<string, unknown> = {}): Promise<TestWorld> {
  const { address } = await ask<{ address: string }>(`${inject('mock')}/_mock/worlds`, {
    now: '2026-02-02T09:00:00.000Z',
    ...wanted,
  })
  const control = <T>(path: string, body?: unknown, method?: string) =>
    ask<T>(`${address}_mock/${path}`, body, method)
  const api = `${address}api`
  const world: TestWorld = {
    api,
    control,
    async person(email) {
      const { people } = await control<{ people: Person[] }>('people')
      const found = people.find((one) => one.email === email)
      if (!found) throw new Error(`${email} is nobody of ${people.length} people`)
      return found
    },
    async as(role, at) {
      const { token } = await world.person(managerEmail(role, at))
      return { HEED_API: api, HEED_TOKEN: token, XDG_CONFIG_HOME: await newFolder() }
    },
  }
  return world
}
