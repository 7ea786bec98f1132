import type { Payer } from '@heed/fixtures'
import { dayMs } from '../../world/Clock.ts'
import type { World } from '../../world/World.ts'

export const getChargebeeConfig = (isEnabled: boolean) => ({
  chargebeeSite: isEnabled ? 'heed-demo' : null,
  chargebeeClientKey: isEnabled ? 'demo_client_key' : null,
})

const toUnixSeconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)
const formatPageUrl = (origin: string, token: string): string => `${origin}/billing/${token}`

export function createPortalSession({ keys, random, clock, billing }: World, payer: Payer, origin: string) {
  const token = keys.next(`portal of ${payer}`)
  billing.sessions.put({ id: token, payer, opens: 'portal', expires: clock.after(dayMs) })
  return {
    id: `portal_${random.key(12)}`,
    token,
    access_url: formatPageUrl(origin, token),
    created_at: toUnixSeconds(clock.now),
    expires_at: toUnixSeconds(clock.now + dayMs),
  }
}

export function createHostedPage({ keys, clock, billing }: World, payer: Payer, origin: string) {
  const id = keys.next(`card of ${payer}`, 24)
  billing.sessions.put({ id, payer, opens: 'card', expires: clock.after(dayMs) })
  return { id, url: formatPageUrl(origin, id), state: 'created' }
}
