import { createHmac, timingSafeEqual } from 'node:crypto'
import { day } from '../../world/Clock.ts'
import type { World } from '../../world/World.ts'

/** Links work so long after the last message, or the end, of their campaign. */
export const linksLast = 90 * day

/**
 * What stands at the end of a link of one person: the name of what it opens with a signature, so that nobody can guess
 * another's. Campaigns sign with their unique id.
 */
export function signedName({ base }: World, uniqueId: string, name: string): string {
  const sign = createHmac('sha256', `${base.secret} ${uniqueId}`)
    .update(name)
    .digest('base64url')
    .slice(0, 22)
  return `${name}.${sign}`
}

/** What a signed name says it opens, whether or not its signature is a true one. */
export const nameOf = (signed: string): string => signed.slice(0, Math.max(0, signed.lastIndexOf('.')))

/**
 * Whether a signed name was given out by this campaign. It takes as long for a wrong signature as for a right one, and
 * as long where there is no such campaign.
 */
export function isSigned(world: World, signed: string, campaign: { uniqueId: string } | undefined): boolean {
  const right = Buffer.from(signedName(world, campaign?.uniqueId ?? '', nameOf(signed)))
  const given = Buffer.from(signed)
  const isSame = given.length === right.length && timingSafeEqual(given, right)
  return isSame && campaign !== undefined
}
