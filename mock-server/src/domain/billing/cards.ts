import { addMonths, type CardVerdict, findCardByNonce, judgeNonce } from '@heed/contracts'
import type { Payer } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

const cardMonths = 36

export function keepCard(world: World, payer: Payer, nonce: string): CardVerdict {
  const verdict = judgeNonce(nonce)
  const card = verdict === 'accepted' ? findCardByNonce(nonce) : undefined
  if (!card) return verdict === 'accepted' ? 'unknown' : verdict
  world.billing.cards.put({ id: payer, ...card, validUntil: addMonths(world.clock.instant, cardMonths) })
  return verdict
}
