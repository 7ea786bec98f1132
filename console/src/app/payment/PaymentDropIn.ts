import type { BillingInfo } from '@heed/contracts'

/** 3-D Secure 2 request; the amount is in cents. */
export interface Payment {
  amount: number
  billing: BillingInfo
}

interface CardFields {
  /** Rejects with a message for the payer, who may retry. */
  nonce: (payment: Payment) => Promise<string>
  tearDown: () => Promise<void>
}

/** The fields belong to the provider: card numbers never pass through the console (S0 section 4). */
export interface PaymentDropIn {
  /** `container` must be empty; get `clientToken` from `subscriptions.getPaymentToken`. */
  show: (container: HTMLElement, clientToken: string) => Promise<CardFields>
}
