import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { LiveWorld } from '../server/worlds/LiveWorld.ts'
import type { Worlds } from '../server/worlds/Worlds.ts'
import { getQuery, getSurroundings, type Surroundings } from './learnerPage.ts'

export const demoLength = 3

/** The address contains the whole state (S1 section 2). */
export interface Demo {
  live: LiveWorld
  around: Surroundings
  path: string
  name: string
  kept: string | null
}

const Person = z.looseObject({ name: z.string().check(z.maxLength(100)) })

export function findDemo(
  worlds: Worlds,
  request: FastifyRequest,
  kind: 'training' | 'assessment',
): Demo | undefined {
  const live = worlds.chosenBy(request.headers)
  const { uid = '', who = '' } = request.params as { uid?: string; who?: string }
  const company = live?.world.companies.find((one) => one.uid === uid)
  const person = /^[\w-]+$/.test(who) ? Person.safeParse(decodeState(who)).data : undefined
  if (!live || !company || !person) return undefined
  const kept = getQuery(request).get('kept')
  const around = { ...getSurroundings(request, live.world, company), note: 'demo' as const }
  return {
    live,
    around: kept === null ? around : carryState(around, kept),
    path: `/${kind}/try-demo/${uid}/${who}`,
    name: person.name,
    kept,
  }
}

export const carryState = (around: Surroundings, kept: string): Surroundings => ({
  ...around,
  carried: { kept },
})

export function decodeState(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
