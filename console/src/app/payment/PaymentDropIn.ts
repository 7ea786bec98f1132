import type { BillingInfo } from '@heed/contracts'

/** 3-D Secure 2 request; amount in cents. */
export interface Payment {
  amount: number
  billing: BillingInfo
}

interface CardFields {
  /** Rejects with a sentence for the payer, who may retry. */
  nonce: (payment: Payment) => Promise<string>
  tearDown: () => Promise<void>
}

/** The provider's own fields: card numbers never pass through the console (S0 section 4). */
export interface PaymentDropIn {
  /** `place` must be empty; `clientToken` is from `subscriptions.getPaymentToken`. */
  show: (place: HTMLElement, clientToken: string) => Promise<CardFields>
}
