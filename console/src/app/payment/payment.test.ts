import { cardTexts, demoCards } from '@heed/contracts'
import { act, fireEvent, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeTestSetup } from '../../../test/renderPage.tsx'
import { createDropIn, type Vendor } from './loadPaymentDropIn.ts'

const billing = { firstName: 'Ása', lastName: 'Jónsdóttir', email: 'asa@example.is', country: 'IS' }
const payment = { amount: 123_450, billing }

async function showDemo() {
  const { root, server } = makeTestSetup({ as: 'nobody' })
  const place = document.createElement('div')
  document.body.append(place)
  onTestFinished(() => place.remove())
  const fields = await act(() => root.services.paymentDropIn.show(place, 'token'))
  const screen = within(place)
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Card number' }), { target: { value } })
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  return { fields, screen, type, press, place, server }
}

describe('the demo drop-in', () => {
  it.each([demoCards.pays, demoCards.refused])(
    'returns $nonce for $number, whatever its separators',
    async (card) => {
      const { fields, type, server } = await showDemo()
      type(card.number.replaceAll(' ', '-'))
      expect(await fields.nonce(payment)).toBe(card.nonce)
      expect(server.calls).toEqual([])
    },
  )

  it('asks to confirm a 3-D Secure payment, and asks again after a refusal', async () => {
    const { fields, screen, type, press } = await showDemo()
    type(demoCards.asks.number)
    const refused = expect(fields.nonce(payment)).rejects.toThrow(cardTexts.needs3ds)
    expect(await screen.findByText(/Ása Jónsdóttir's payment of \$1,234\.50/)).toBeTruthy()
    await press('Decline')
    await refused
    expect(await screen.findByText(cardTexts.needs3ds)).toBeTruthy()
    const nonce = fields.nonce(payment)
    await press('Confirm payment')
    expect(await nonce).toBe(demoCards.asks.verifiedNonce)
  })

  it("rejects a number that isn't a demo card", async () => {
    const { fields, screen, type } = await showDemo()
    type('1234')
    await expect(fields.nonce(payment)).rejects.toThrow(cardTexts.unknown)
    expect(await screen.findByText(cardTexts.unknown)).toBeTruthy()
  })

  it('removes its elements and rejects an open confirmation on teardown', async () => {
    const { fields, type, place } = await showDemo()
    type(demoCards.asks.number)
    const open = expect(fields.nonce(payment)).rejects.toThrow(cardTexts.needs3ds)
    await act(() => fields.tearDown())
    await open
    expect(place.childElementCount).toBe(0)
  })
})

describe("the provider's drop-in", () => {
  const paid = vi.fn(async () => ({ nonce: 'n-1', liabilityShiftPossible: true, liabilityShifted: true }))
  const teardown = vi.fn(async () => undefined)
  const create = vi.fn(async () => ({ requestPaymentMethod: paid, teardown }))
  const place = document.createElement('div')

  it('gets the client token and passes amount and payer to 3-D Secure, without accents', async () => {
    const fields = await createDropIn({ create }).show(place, 'token')
    expect(create).toHaveBeenCalledWith({ authorization: 'token', container: place, threeDSecure: true })
    expect(await fields.nonce(payment)).toBe('n-1')
    expect(paid).toHaveBeenCalledWith({
      threeDSecure: {
        amount: '1234.50',
        email: 'asa@example.is',
        billingAddress: { givenName: 'Asa', surname: 'Jonsdottir', countryCodeAlpha2: 'IS' },
      },
    })
    await fields.tearDown()
    expect(teardown).toHaveBeenCalledOnce()
  })

  it.each([
    ["could be verified but wasn't", { liabilityShiftPossible: true, liabilityShifted: false }, false],
    ["can't be verified", { liabilityShiftPossible: false, liabilityShifted: false }, true],
    ["wasn't checked", {}, true],
  ])('accepts or rejects a card that %s', async (_, shift, isTaken) => {
    const vendor: Vendor = {
      create: async () => ({ requestPaymentMethod: async () => ({ nonce: 'n-1', ...shift }), teardown }),
    }
    const nonce = (await createDropIn(vendor).show(place, 'token')).nonce(payment)
    await (isTaken ? expect(nonce).resolves.toBe('n-1') : expect(nonce).rejects.toThrow(cardTexts.needs3ds))
  })
})
