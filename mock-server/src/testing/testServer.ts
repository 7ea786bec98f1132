import { onTestFinished } from 'vitest'
import { createServer, type ServerOptions } from '../createServer.ts'
import type { DeskPerson } from '../desk/people.ts'
import type { Worlds } from '../server/worlds/Worlds.ts'

interface RequestOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  token?: string
}

interface Answer<T> {
  status: number
  headers: Headers
  text: string
  body: T
}

export interface TestServer {
  origin: string
  contentOrigin: string
  worlds: Worlds
  close(): Promise<void>
  send<T = Record<string, unknown>>(path: string, sendOptions?: RequestOptions): Promise<Answer<T>>
  person(role: DeskPerson['role']): Promise<DeskPerson>
}

export async function startTestServer(options: ServerOptions = {}): Promise<TestServer> {
  const server = await createServer({ ...options, base: { employees: 20, ...options.base } })
  onTestFinished(() => server.close())
  const origin = await server.listen({ port: 0 })
  const send = async <T>(
    path: string,
    { method = 'GET', body, headers = {}, token }: RequestOptions = {},
  ) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json') && text !== ''
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      body: (isJson ? JSON.parse(text) : undefined) as T,
    }
  }
  const fetchPerson = async (role: DeskPerson['role']) => {
    const { body } = await send<{ people: DeskPerson[] }>('/_mock/people')
    const deskPerson = body.people.find((candidate) => candidate.role === role)
    if (!deskPerson) throw new Error(`The scenario has nobody who is ${role}`)
    return deskPerson
  }
  return {
    origin,
    contentOrigin: server.contentOrigin(),
    worlds: server.worlds,
    close: () => server.close(),
    send,
    person: fetchPerson,
  }
}
