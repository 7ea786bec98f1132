import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { LiveWorld } from '../server/worlds/LiveWorld.ts'
import type { Worlds } from '../server/worlds/Worlds.ts'
import { getPageContext, getQuery, type PageContext } from './learnerPage.ts'

export const demoItemCount = 3

/** The address contains the whole state (S1 section 2). */
export interface Demo {
  live: LiveWorld
  pageContext: PageContext
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
  const liveWorld = worlds.getRequestedWorld(request.headers)
  const { uid = '', who = '' } = request.params as { uid?: string; who?: string }
  const company = liveWorld?.world.companies.find((candidate) => candidate.uid === uid)
  const person = /^[\w-]+$/.test(who) ? Person.safeParse(decodeState(who)).data : undefined
  if (!liveWorld || !company || !person) return undefined
  const stateText = getQuery(request).get('kept')
  const pageContext = { ...getPageContext(request, liveWorld.world, company), footerNote: 'demo' as const }
  return {
    live: liveWorld,
    pageContext: stateText === null ? pageContext : carryState(pageContext, stateText),
    path: `/${kind}/try-demo/${uid}/${who}`,
    name: person.name,
    kept: stateText,
  }
}

export const carryState = (pageContext: PageContext, stateText: string): PageContext => ({
  ...pageContext,
  carriedQuery: { kept: stateText },
})

export function decodeState(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
