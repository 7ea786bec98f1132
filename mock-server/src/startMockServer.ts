import type { z } from 'zod/mini'
import { createServer, type ServerOptions } from './createServer.ts'
import { type DeskPerson, listPeople } from './desk/people.ts'
import { type BaseOptions, completeBase } from './server/worlds/base.ts'
import type { LiveWorld } from './server/worlds/LiveWorld.ts'

type StartOptions = z.infer<typeof BaseOptions>

export interface MockServerOptions extends StartOptions, Pick<ServerOptions, 'consoleFolder' | 'report'> {
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
  world(options?: StartOptions): MockWorld
  close(): Promise<void>
}

export async function startMockServer({
  port = 0,
  consoleFolder,
  report,
  secret,
  ...startOptions
}: MockServerOptions = {}): Promise<MockServer> {
  const server = await createServer({
    base: completeBase({ ...startOptions, secret }),
    ...(consoleFolder === undefined ? {} : { consoleFolder }),
    ...(report === undefined ? {} : { report }),
  })
  const site = await server.listen({ port })
  const { worlds } = server
  return {
    ...createMockWorld(site, worlds.default),
    world: (options = {}) => {
      const liveWorld = worlds.create(completeBase(options))
      if (!liveWorld) throw new RangeError('This world ID is already in use')
      return createMockWorld(site, liveWorld)
    },
    close: () => server.close(),
  }
}

function createMockWorld(site: string, liveWorld: LiveWorld): MockWorld {
  const address = `${site}${liveWorld.path}`
  return {
    id: liveWorld.id,
    address,
    api: `${address}/api`,
    live: liveWorld,
    people: () => listPeople(liveWorld, address),
  }
}
