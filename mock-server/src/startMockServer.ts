import type { z } from 'zod/mini'
import { createServer, type ServerOptions } from './createServer.ts'
import { type DeskPerson, listPeople } from './desk/people.ts'
import { type BaseOptions, completeBase } from './server/worlds/base.ts'
import type { LiveWorld } from './server/worlds/LiveWorld.ts'

type Begin = z.infer<typeof BaseOptions>

export interface MockServerOptions extends Begin, Pick<ServerOptions, 'consoleFolder' | 'report'> {
  port?: number
  secret?: string
}

export interface MockWorld {
  id: string
  address: string
  api: string
  live: LiveWorld
  people(): Promise<DeskPerson[]>
}

export interface MockServer extends MockWorld {
  world(options?: Begin): MockWorld
  close(): Promise<void>
}

export async function startMockServer({
  port = 0,
  consoleFolder,
  report,
  secret,
  ...begin
}: MockServerOptions = {}): Promise<MockServer> {
  const server = await createServer({
    base: completeBase({ ...begin, secret }),
    ...(consoleFolder === undefined ? {} : { consoleFolder }),
    ...(report === undefined ? {} : { report }),
  })
  const site = await server.listen({ port })
  const { worlds } = server
  return {
    ...served(site, worlds.default),
    world: (options = {}) => {
      const live = worlds.make(completeBase(options))
      if (!live) throw new RangeError('This world ID is already in use')
      return served(site, live)
    },
    close: () => server.close(),
  }
}

function served(site: string, live: LiveWorld): MockWorld {
  const address = `${site}${live.path}`
  return { id: live.id, address, api: `${address}/api`, live, people: () => listPeople(live, address) }
}
