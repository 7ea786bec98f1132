import type { BillingInfo } from '@heed/contracts'

/** What 3-D Secure (version 2) is asked about: an amount in cents, and who pays. */
export interface Payment {
  amount: number
  billing: BillingInfo
}

/** The card fields while they are on the screen. */
interface CardFields {
  /** The nonce of the card for one payment; rejects with a sentence for the payer, who can try again. */
  nonce: (payment: Payment) => Promise<string>
  tearDown: () => Promise<void>
}

/** The card provider's own fields: no card number ever passes through the console (S0 section 4). */
export interface PaymentDropIn {
  /** Puts the fields into an empty element; `clientToken` is what `subscriptions.getPaymentToken` gave. */
  show: (place: HTMLElement, clientToken: string) => Promise<CardFields>
}
