import { cardTexts } from '@heed/contracts'
import { loadScript } from '../../lib/addScript.ts'
import type { Payment, PaymentDropIn } from './PaymentDropIn.ts'

interface Fields {
  requestPaymentMethod: (options: { threeDSecure: object }) => Promise<{
    nonce: string
    liabilityShifted?: boolean
    liabilityShiftPossible?: boolean
  }>
  teardown: () => Promise<void>
}

export interface Vendor {
  create: (options: { authorization: string; container: HTMLElement; threeDSecure: true }) => Promise<Fields>
}

declare global {
  interface Window {
    braintree?: { dropin?: Vendor }
  }
}

export async function loadPaymentDropIn(script: string): Promise<PaymentDropIn> {
  await loadScript(script)
  const vendor = window.braintree?.dropin
  if (!vendor) throw new Error(`${script} did not bring a payment drop-in`)
  return createDropIn(vendor)
}

export function createDropIn(vendor: Vendor): PaymentDropIn {
  return {
    async show(container, clientToken) {
      const fields = await vendor.create({ authorization: clientToken, container, threeDSecure: true })
      return {
        async nonce(payment) {
          const paymentMethod = await fields.requestPaymentMethod({
            threeDSecure: createThreeDSecureData(payment),
          })
          // The card supports 3-D Secure, but the payer didn't complete the check.
          if (paymentMethod.liabilityShiftPossible && !paymentMethod.liabilityShifted)
            throw new Error(cardTexts.needs3ds)
          return paymentMethod.nonce
        },
        tearDown: () => fields.teardown(),
      }
    },
  }
}

/** The provider rejects names with non-ASCII letters. */
const toAscii = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()

function createThreeDSecureData({ amount, billing }: Payment): object {
  const { firstName, lastName, email, line1, line2, city, state, zip, country } = billing
  return {
    amount: (amount / 100).toFixed(2),
    email,
    billingAddress: {
      givenName: toAscii(firstName),
      surname: toAscii(lastName),
      ...(line1 && { streetAddress: line1 }),
      ...(line2 && { extendedAddress: line2 }),
      ...(city && { locality: city }),
      ...(state && { region: state }),
      ...(zip && { postalCode: zip }),
      ...(country && { countryCodeAlpha2: country }),
    },
  }
}
