import { linkPace } from '@heed/contracts'
import type { FastifyRequest } from 'fastify'
import { type Worlds, worldId } from '../server/worlds/Worlds.ts'

export interface LinkRequest {
  link: string
  isShared: boolean
}

const param = ({ params }: FastifyRequest, name: string): string =>
  (params as Record<string, string | undefined>)[name] ?? ''

export const toOwnLink = (request: FastifyRequest): LinkRequest => ({
  link: param(request, 'key'),
  isShared: false,
})
export const toSharedLink = (request: FastifyRequest): LinkRequest => ({
  link: param(request, 'uniqueId'),
  isShared: true,
})
export const toDemoLink = (request: FastifyRequest): LinkRequest => ({
  link: `demo ${param(request, 'uid')}`,
  isShared: true,
})

/** Seconds until this address may open the link again; 0 if there's no wait (U-20). */
export function getLinkWait(
  { pace }: Worlds,
  { headers, client }: FastifyRequest,
  { link, isShared }: LinkRequest,
): number {
  return pace?.wait(`${worldId(headers)} link ${link} ${client}`, linkPace[isShared ? 'shared' : 'own']) ?? 0
}

const missedBy = ({ headers, client }: FastifyRequest): string => `${worldId(headers)} missed ${client}`

/** Invalid links count as guesses. */
export const getMissWait = ({ pace }: Worlds, request: FastifyRequest): number =>
  pace?.wait(missedBy(request), linkPace.missed) ?? 0

/** After too many guesses, valid links are rejected too. */
export const hasMissedOften = ({ pace }: Worlds, request: FastifyRequest): boolean =>
  pace?.isOver(missedBy(request), linkPace.missed) ?? false
