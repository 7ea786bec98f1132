import type { z } from 'zod/mini'
import { createServer, type ServerOptions } from './createServer.ts'
import { type DeskPerson, listPeople } from './desk/people.ts'
import { type BaseOptions, completeBase } from './server/base.ts'
import type { LiveWorld } from './server/LiveWorld.ts'

type Begin = z.infer<typeof BaseOptions>

export interface MockServerOptions extends Begin, Pick<ServerOptions, 'consoleFolder' | 'report'> {
  /** A free one unless it is said. */
  port?: number
  /** What links, sessions and keys are made of; one of this process unless it is said. */
  secret?: string
}

/** A world that is served, for a test in the same process. */
export interface MockWorld {
  id: string
  /** Where console and controls lie, without a slash at its end. */
  address: string
  /** Base address of the API. */
  api: string
  /** Its state, clock, faults, history and log. */
  live: LiveWorld
  /** Who can sign in, each with a token. */
  people(): Promise<DeskPerson[]>
}

export interface MockServer extends MockWorld {
  /** One more world of its own; undefined options are the usual. */
  world(options?: Begin): MockWorld
  close(): Promise<void>
}

/** Serves a world on this machine; throws a RangeError for an unknown scenario. */
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
      if (!live) throw new RangeError('The id of the world is taken')
      return served(site, live)
    },
    close: () => server.close(),
  }
}

function served(site: string, live: LiveWorld): MockWorld {
  const address = `${site}${live.path}`
  return { id: live.id, address, api: `${address}/api`, live, people: () => listPeople(live, address) }
}
