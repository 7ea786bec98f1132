import { addMonths, type CardVerdict, findCardByNonce, judgeNonce } from '@heed/contracts'
import type { Payer } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

const cardMonths = 36

export function saveCard(world: World, payer: Payer, nonce: string): CardVerdict {
  const cardResult = judgeNonce(nonce)
  const card = cardResult === 'accepted' ? findCardByNonce(nonce) : undefined
  if (!card) return cardResult === 'accepted' ? 'unknown' : cardResult
  world.billing.cards.put({ id: payer, ...card, validUntil: addMonths(world.clock.instant, cardMonths) })
  return cardResult
}
