import { once } from 'node:events'
import type { LiveFrame } from '@heed/contracts'
import { companyIds } from '@heed/fixtures'
import { onTestFinished } from 'vitest'
import WebSocket from 'ws'
import type { LiveWorld } from '../server/LiveWorld.ts'
import { openSession } from '../world/sessions.ts'

/** How far a sync of a company is. */
export const frame = (progress: number, companyId: number = companyIds.partner, message = 'Reading people') =>
  ({
    event: 'integration:progress',
    data: { companyId, type: 'azure', syncId: 'sync-1', progress, message },
  }) as const

/** A socket that writes down what it hears; `heard` is how far syncs are. */
export async function connect(origin: string, path = '/api/ws', headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, { headers })
  onTestFinished(() => socket.terminate())
  const frames: LiveFrame[] = []
  const heard: number[] = []
  socket.on('message', (text) => {
    const received: LiveFrame = JSON.parse(String(text))
    frames.push(received)
    if (received.event === 'integration:progress') heard.push(received.data.progress)
  })
  await once(socket, 'open')
  return { socket, heard, frames }
}

/** The code and reason with which the server closes the socket. */
export async function closing(socket: WebSocket): Promise<[number, string]> {
  const [code, reason] = await once(socket, 'close')
  return [code, String(reason)]
}

/** The token of a person who signs in. */
export async function tokenOf(live: LiveWorld, email: string): Promise<string> {
  const token = openSession(live.world, live.world.personByEmail(email)?.id ?? '').id
  await live.commit()
  return token
}

/** Tells, and waits until everybody who hears it did. */
export async function tell(live: LiveWorld, ...frames: ReturnType<typeof frame>[]): Promise<void> {
  for (const one of frames) live.world.tell(one)
  await live.commit()
}
