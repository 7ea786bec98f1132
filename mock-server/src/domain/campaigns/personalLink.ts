import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WorldBase } from '../../store/Snapshot.ts'
import { dayMs } from '../../world/Clock.ts'

interface Signer {
  readonly base: Pick<WorldBase, 'secret'>
}

/** Lifetime of links after the last message or the end of the campaign. */
export const linkLifetimeMs = 90 * dayMs

/** Signs with the campaign's unique ID, so that links can't be guessed. */
export function signName({ base }: Signer, uniqueId: string, name: string): string {
  const hmac = createHmac('sha256', `${base.secret} ${uniqueId}`)
    .update(name)
    .digest('base64url')
    .slice(0, 22)
  return `${name}.${hmac}`
}

/** Doesn't verify the signature. */
export const stripSignature = (signedName: string): string =>
  signedName.slice(0, Math.max(0, signedName.lastIndexOf('.')))

/** Takes constant time, even without a campaign, so that timing reveals nothing. */
export function verifySignature(
  world: Signer,
  signedName: string,
  campaign: { uniqueId: string } | undefined,
): boolean {
  const expectedSignature = Buffer.from(signName(world, campaign?.uniqueId ?? '', stripSignature(signedName)))
  const givenSignature = Buffer.from(signedName)
  const isEqual =
    givenSignature.length === expectedSignature.length && timingSafeEqual(givenSignature, expectedSignature)
  return isEqual && campaign !== undefined
}
