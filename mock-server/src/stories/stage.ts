import { type Client, createClient, type TransportRequest } from '@heed/contracts'
import { respondToCall } from '../server/requests/respond.ts'
import type { LiveWorld } from '../server/worlds/LiveWorld.ts'
import type { Worlds } from '../server/worlds/Worlds.ts'
import { advanceClock } from '../simulation/advanceClock.ts'
import { addDuration, parseDuration } from '../world/duration.ts'
import { ensureToken } from '../world/sessions.ts'
import type { StepContext } from './story.ts'

export interface StoryContext {
  worlds: Worlds
  live: LiveWorld
  site: string
}

export function createStepContext(storyContext: StoryContext, savedValues: Map<string, string>): StepContext {
  const { live } = storyContext
  return {
    get world() {
      return live.world
    },
    createClient: (email) => createPersonClient(storyContext, email),
    async advance(text) {
      const duration = parseDuration(text)
      if (!duration) throw new RangeError(`"${text}" isn't a duration`)
      await live.whenIdle()
      await advanceClock(live, addDuration(live.world.clock.now, duration))
    },
    setFaults: (...steps) => live.faults.set(steps),
    saveValue: (name, value) => void savedValues.set(name, String(value)),
    getValue: (name) => savedValues.get(name) ?? '',
  }
}

function createPersonClient({ worlds, live, site }: StoryContext, email: string): Client {
  const person = live.world.people.find((candidate) => candidate.email === email)
  if (!person) throw new RangeError(`There's no ${email} in this world`)
  const token = ensureToken(live.world, person.id)
  const baseUrl = `${site}${live.path}/api`
  const transport = async ({ method, url, headers, body }: TransportRequest) => {
    const { pathname, search } = new URL(url)
    const reply = await respondToCall(worlds, {
      method,
      path: pathname.slice(new URL(baseUrl).pathname.length),
      query: search.slice(1),
      headers: {
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
        'x-heed-world': live.id,
      },
      text: typeof body === 'string' ? body : '',
      origin: site,
    })
    const text = JSON.stringify(reply.body)
    return {
      status: reply.status,
      header: (name: string) =>
        name.toLowerCase() === 'content-type'
          ? 'application/json'
          : (reply.headers?.[name.toLowerCase()] ?? null),
      text: async () => text,
      bytes: async () => new TextEncoder().encode(text),
    }
  }
  let count = 0
  return createClient({
    baseUrl,
    transport,
    identity: () => ({ accountDomain: '', clientLocation: 'story', token }),
    requestId: () => `story-${String(++count)}`,
  })
}
