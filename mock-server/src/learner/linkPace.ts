import { linkPace } from '@heed/contracts'
import type { FastifyRequest } from 'fastify'
import { type Worlds, worldId } from '../server/Worlds.ts'

/** The link that a request came by. */
export interface Opening {
  /** The part of its address that says which one it is. */
  link: string
  /** Whether it is handed out to everybody. */
  isShared: boolean
}

const param = ({ params }: FastifyRequest, name: string): string =>
  (params as Record<string, string | undefined>)[name] ?? ''

/** The kinds of links: that of one person, one that a company hands out, and a demo, in whose address anybody writes a name. */
export const ownLink = (request: FastifyRequest): Opening => ({
  link: param(request, 'key'),
  isShared: false,
})
export const handedOut = (request: FastifyRequest): Opening => ({
  link: param(request, 'uniqueId'),
  isShared: true,
})
export const demoLink = (request: FastifyRequest): Opening => ({
  link: `demo ${param(request, 'uid')}`,
  isShared: true,
})

/** Seconds until a link is opened once more from the same address; 0 where that may be at once (U-20). */
export function waitAtLink(
  { pace }: Worlds,
  { headers, client }: FastifyRequest,
  { link, isShared }: Opening,
): number {
  return pace?.wait(`${worldId(headers)} link ${link} ${client}`, linkPace[isShared ? 'shared' : 'own']) ?? 0
}

const missedBy = ({ headers, client }: FastifyRequest): string => `${worldId(headers)} missed ${client}`

/** The same of what opens nothing: each is one guess more. */
export const waitAfterMiss = ({ pace }: Worlds, request: FastifyRequest): number =>
  pace?.wait(missedBy(request), linkPace.missed) ?? 0

/** Whether so much was guessed from an address that what it asks is not answered, be it right or wrong. */
export const hasMissedOften = ({ pace }: Worlds, request: FastifyRequest): boolean =>
  pace?.isOver(missedBy(request), linkPace.missed) ?? false
