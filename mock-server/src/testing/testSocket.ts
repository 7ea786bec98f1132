import { once } from 'node:events'
import type { LiveFrame } from '@heed/contracts'
import { companyIds } from '@heed/fixtures'
import { onTestFinished } from 'vitest'
import WebSocket from 'ws'
import type { LiveWorld } from '../server/worlds/LiveWorld.ts'
import { openSession } from '../world/sessions.ts'

export const createFrame = (
  progress: number,
  companyId: number = companyIds.partner,
  message = 'Reading people',
) =>
  ({
    event: 'integration:progress',
    data: { companyId, type: 'azure', syncId: 'sync-1', progress, message },
  }) as const

export async function connect(origin: string, path = '/api/ws', headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, { headers })
  onTestFinished(() => socket.terminate())
  const frames: LiveFrame[] = []
  const closeCodes: number[] = []
  socket.on('message', (text) => {
    const receivedFrame: LiveFrame = JSON.parse(String(text))
    frames.push(receivedFrame)
    if (receivedFrame.event === 'integration:progress') closeCodes.push(receivedFrame.data.progress)
  })
  await once(socket, 'open')
  return { socket, heard: closeCodes, frames }
}

export async function waitForClose(socket: WebSocket): Promise<[number, string]> {
  const [code, reason] = await once(socket, 'close')
  return [code, String(reason)]
}

export async function createToken(liveWorld: LiveWorld, email: string): Promise<string> {
  const token = openSession(liveWorld.world, liveWorld.world.findPersonByEmail(email)?.id ?? '').id
  await liveWorld.commit()
  return token
}

export async function sendFrames(
  liveWorld: LiveWorld,
  ...frames: ReturnType<typeof createFrame>[]
): Promise<void> {
  for (const nextFrame of frames) liveWorld.world.publish(nextFrame)
  await liveWorld.commit()
}
