import { linkRateLimits } from '@heed/contracts'
import type { FastifyRequest } from 'fastify'
import { getWorldId, type Worlds } from '../server/worlds/Worlds.ts'

export interface LinkRequest {
  link: string
  isShared: boolean
}

const getParam = ({ params }: FastifyRequest, name: string): string =>
  (params as Record<string, string | undefined>)[name] ?? ''

export const toPersonalLinkRequest = (request: FastifyRequest): LinkRequest => ({
  link: getParam(request, 'key'),
  isShared: false,
})
export const toSharedLinkRequest = (request: FastifyRequest): LinkRequest => ({
  link: getParam(request, 'uniqueId'),
  isShared: true,
})
export const toDemoLinkRequest = (request: FastifyRequest): LinkRequest => ({
  link: `demo ${getParam(request, 'uid')}`,
  isShared: true,
})

/** Seconds until this address may open the link again; 0 if there's no wait (U-20). */
export function recordLinkOpening(
  { rateLimiter }: Worlds,
  { headers, client }: FastifyRequest,
  { link, isShared }: LinkRequest,
): number {
  return (
    rateLimiter?.recordCall(
      `${getWorldId(headers)} link ${link} ${client}`,
      linkRateLimits[isShared ? 'shared' : 'own'],
    ) ?? 0
  )
}

const formatInvalidLinkKey = ({ headers, client }: FastifyRequest): string =>
  `${getWorldId(headers)} missed ${client}`

/** Invalid links count as guesses. */
export const recordInvalidLink = ({ rateLimiter }: Worlds, request: FastifyRequest): number =>
  rateLimiter?.recordCall(formatInvalidLinkKey(request), linkRateLimits.missed) ?? 0

/** After too many guesses, valid links are rejected too. */
export const hasTooManyInvalidLinks = ({ rateLimiter }: Worlds, request: FastifyRequest): boolean =>
  rateLimiter?.isLimited(formatInvalidLinkKey(request), linkRateLimits.missed) ?? false
