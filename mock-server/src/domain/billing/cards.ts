import { addMonths, type CardOutcome, findCardByNonce, getCardOutcome } from '@heed/contracts'
import type { Payer } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

const cardMonths = 36

export function saveCard(world: World, payer: Payer, nonce: string): CardOutcome {
  const cardResult = getCardOutcome(nonce)
  const card = cardResult === 'accepted' ? findCardByNonce(nonce) : undefined
  if (!card) return cardResult === 'accepted' ? 'unknown' : cardResult
  world.billing.cards.put({ id: payer, ...card, validUntil: addMonths(world.clock.instant, cardMonths) })
  return cardResult
}
