export const demoCards = {
  pays: { brand: 'Visa', number: '4111 1111 1111 1111', nonce: 'demo-card-pays' },
  asks: {
    brand: 'Mastercard',
    number: '5200 0000 0000 1005',
    nonce: 'demo-card-3ds',
    verifiedNonce: 'demo-card-3ds-verified',
  },
  refused: { brand: 'Visa', number: '4000 0000 0000 0002', nonce: 'demo-card-refused' },
} as const

const extractDigits = (number: string): string => number.replace(/\D/g, '')

export const findDemoCard = (number: string) =>
  Object.values(demoCards).find((card) => extractDigits(card.number) === extractDigits(number))

export type CardOutcome = 'accepted' | 'needs3ds' | 'refused' | 'unknown'

const outcomesByNonce: ReadonlyMap<string, CardOutcome> = new Map([
  [demoCards.pays.nonce, 'accepted'],
  [demoCards.asks.nonce, 'needs3ds'],
  [demoCards.asks.verifiedNonce, 'accepted'],
  [demoCards.refused.nonce, 'refused'],
])

export const getCardOutcome = (nonce: string): CardOutcome => outcomesByNonce.get(nonce) ?? 'unknown'

export function findCardByNonce(nonce: string): { brand: string; last4: string } | undefined {
  const card = Object.values(demoCards).find((candidate) =>
    'verifiedNonce' in candidate ? candidate.verifiedNonce === nonce : candidate.nonce === nonce,
  )
  return card && { brand: card.brand, last4: card.number.slice(-4) }
}

export const cardTexts: Readonly<Record<Exclude<CardOutcome, 'accepted'>, string>> = {
  needs3ds: 'The card requires 3-D Secure verification. Please verify it and try again.',
  refused: 'The card was refused. Please use another card.',
  unknown: "The card provider doesn't recognize these payment details. Please enter the card again.",
}
