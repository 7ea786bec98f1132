import { day } from '../Clock.ts'
import type { World } from '../World.ts'

/** The site of the billing service; null where billing is off. */
export const chargebeeOf = (enabled: boolean) => ({
  chargebeeSite: enabled ? 'heed-demo' : null,
  chargebeeClientKey: enabled ? 'demo_client_key' : null,
})

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)
const site = 'https://heed-demo.billing.example'

/** A session of the billing pages, good for a day. */
export function portalSession({ random, clock }: World) {
  const token = random.key()
  return {
    id: `portal_${random.key(12)}`,
    token,
    access_url: `${site}/portal/v2/authenticate?token=${token}`,
    created_at: seconds(clock.now),
    expires_at: seconds(clock.now + day),
  }
}

/** The page on which a payer enters a card. */
export function hostedPage({ random }: World) {
  const id = random.key(24)
  return { id, url: `${site}/pages/v3/${id}/`, state: 'created' }
}
