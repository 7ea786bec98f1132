import { createHmac, timingSafeEqual } from 'node:crypto'
import { day } from '../../world/Clock.ts'
import type { World } from '../../world/World.ts'

/** Lifetime of links after the last message or the end of the campaign. */
export const linksLast = 90 * day

/** Signs with the campaign's unique ID, so that links can't be guessed. */
export function signName({ base }: World, uniqueId: string, name: string): string {
  const sign = createHmac('sha256', `${base.secret} ${uniqueId}`)
    .update(name)
    .digest('base64url')
    .slice(0, 22)
  return `${name}.${sign}`
}

/** Doesn't verify the signature. */
export const stripSignature = (signed: string): string =>
  signed.slice(0, Math.max(0, signed.lastIndexOf('.')))

/** Takes constant time, even without a campaign, so that timing reveals nothing. */
export function isSigned(world: World, signed: string, campaign: { uniqueId: string } | undefined): boolean {
  const right = Buffer.from(signName(world, campaign?.uniqueId ?? '', stripSignature(signed)))
  const given = Buffer.from(signed)
  const isSame = given.length === right.length && timingSafeEqual(given, right)
  return isSame && campaign !== undefined
}
