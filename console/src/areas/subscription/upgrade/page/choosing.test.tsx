import { anEmployee } from '@heed/fixtures/factories'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { failRequest } from '../../../../../test/fakeServer.ts'
import { triggerRefresh } from '../../../../../test/waitForRefresh.ts'
import {
  answerEstimate,
  directCompany,
  makeShopServer,
  openWizard,
  slowTimeout,
} from '../../testing/openWizard.tsx'
import { freeChange, makeEstimate, makeSubscription, subscriptionCalls } from '../../testing/responses.ts'

describe('the plan step', () => {
  test("labels each button with its change, and shows today's charge", {
    tags: 'slow',
  }, async () => {
    const server = makeShopServer(makeSubscription()).on(
      subscriptionCalls.estimate,
      makeEstimate(0, { credit: 14_900, later: 500, next: 14_900 }),
    )
    const { user, wizard, press } = await openWizard(server, directCompany)
    const current = await wizard.findByRole('button', { name: 'Current plan' })
    expect(current.getAttribute('aria-disabled')).toBe('true')
    expect(wizard.getByRole('button', { name: 'Choose Free' })).toBeTruthy()
    expect(server.listCalls(subscriptionCalls.estimate), 'what is held has no price').toEqual([])
    const side = within(wizard.getByRole('complementary', { name: 'Order summary' }))
    expect(side.getByText('This is your current plan')).toBeTruthy()
    expect(side.queryByText('Choose a plan to see what it costs.')).toBeNull()
    await user.click(wizard.getByRole('radio', { name: 'Monthly' }))
    expect(await wizard.findByRole('button', { name: 'Bill monthly' })).toBeTruthy()
    await press('50')
    expect(await wizard.findByRole('button', { name: 'Change seats & Bill monthly' })).toBeTruthy()
    await user.click(wizard.getByRole('radio', { name: 'Annual' }))
    expect(await wizard.findByRole('button', { name: 'Change seats' })).toBeTruthy()
    const pay = within(await wizard.findByRole('complementary', { name: 'Order summary' }))
    expect(await pay.findByText('$0.00', {}, slowTimeout)).toBeTruthy()
    for (const text of ['-$149.00', '$5.00', 'Next invoice, Apr 02, 2026', '$149.00']) {
      expect(pay.getByText(text)).toBeTruthy()
    }
    expect(server.listCalls(subscriptionCalls.estimate).at(-1)?.body).toEqual({
      planId: 'business-yearly',
      seats: 50,
    })
    expect(server.listCalls(subscriptionCalls.canReduce).at(-1)?.body).toEqual({ newSeats: 50 })
  })

  test('shows the discount in the estimate', { tags: 'slow' }, async () => {
    const server = makeShopServer(makeSubscription()).on(
      subscriptionCalls.estimate,
      makeEstimate(11_920, { discount: 2980, next: 14_900 }),
    )
    const { wizard, press } = await openWizard(server, directCompany)
    await press('50')
    const pay = within(await wizard.findByRole('complementary', { name: 'Order summary' }))
    const line = await pay.findByText('Discount', {}, slowTimeout)
    expect(line.nextElementSibling?.textContent).toBe('-$29.80')
    expect(pay.getByText('$119.20')).toBeTruthy()
  })

  test('requests the price once, half a second after the last change', { tags: 'slow' }, async () => {
    const { wizard, server } = await openWizard()
    const choose = (name: string) => fireEvent.click(wizard.getByRole('button', { name }))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    choose('Choose Business')
    act(() => void vi.advanceTimersByTime(499))
    choose('50')
    act(() => void vi.advanceTimersByTime(499))
    expect(server.listCalls(subscriptionCalls.estimate)).toEqual([])
    act(() => void vi.advanceTimersByTime(1))
    expect(server.listCalls(subscriptionCalls.estimate).map(({ body }) => body)).toEqual([
      { planId: 'business-yearly', seats: 50 },
    ])
    act(() => void vi.advanceTimersByTime(5000))
    expect(server.listCalls(subscriptionCalls.estimate)).toHaveLength(1)
  })

  test('shows the two free months of annual billing and the price per seat', async () => {
    const { wizard, user } = await openWizard()
    expect(await wizard.findByText('2 months free with annual billing')).toBeTruthy()
    const card = within(wizard.getByRole('article', { name: 'Business' }))
    const said = card.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(said).toEqual(['Everything in Free, plus:', 'Single sign-on'])
    expect(card.getByText('$515.83')).toBeTruthy()
    expect(card.getByText(/a month, \$1\.72 per seat/)).toBeTruthy()
    expect(card.getByText(/\$6,190\.00 a year/)).toBeTruthy()
    expect(card.queryByText(/Same price for up to/)).toBeNull()
    const seats = wizard.getByRole('textbox', { name: 'Seats, as a number' })
    await user.clear(seats)
    await user.type(seats, '240{Enter}')
    expect(await card.findByText(/\$2\.15 per seat.*Same price for up to 300 seats/)).toBeTruthy()
    await user.click(wizard.getByRole('radio', { name: 'Monthly' }))
    expect(card.getByText('$619.00')).toBeTruthy()
  })

  test('sets ten seats for the free plan, and restores the previous number afterwards', {
    tags: 'slow',
  }, async () => {
    const { wizard, press, server } = await openWizard()
    await press('Choose Free')
    await waitFor(
      () =>
        expect(server.listCalls(subscriptionCalls.estimate)[0]?.body).toEqual({
          planId: 'free-monthly',
          seats: 10,
        }),
      slowTimeout,
    )
    expect(wizard.getByText('The free plan has 10 seats')).toBeTruthy()
    await press('Choose Business')
    await waitFor(
      () => expect(server.listCalls(subscriptionCalls.estimate)[1]?.body).toMatchObject({ seats: 300 }),
      slowTimeout,
    )
  })

  test('offers a contact link from a thousand seats on', async () => {
    const { wizard, press } = await openWizard()
    await press('Choose Business')
    await press('1,000+')
    const contact = await wizard.findByRole('link', { name: 'Contact us' })
    expect(contact.getAttribute('href')).toContain('mailto:support@heed.example')
    expect(wizard.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('says how many employees to delete, and lists the longest inactive ones', async () => {
    const server = makeShopServer(makeSubscription())
      .on(subscriptionCalls.canReduce, { ...freeChange, canBeEdited: false, removeEmployees: 190 })
      .on('GET /companies/11/users', {
        users: [
          anEmployee({ name: 'Never Nons', email: 'never@example.is', lastActive: null, source: 'azure' }),
          anEmployee({ name: '', email: 'old@example.is', lastActive: '2025-01-05T09:00:00.000Z' }),
        ],
        count: 240,
      })
    const { wizard, press } = await openWizard(server, directCompany)
    await press('50')
    expect(await wizard.findByText('Unable to change number of seats', {}, slowTimeout)).toBeTruthy()
    expect(wizard.getByText('To make this change, please delete at least 190 employees.')).toBeTruthy()
    // On phones, the reason is shown below all plans, so the button repeats it.
    const whole = 'Unable to change number of seats: please delete at least 190 employees'
    expect(wizard.getAllByText(whole).length).toBeGreaterThan(0)
    expect(wizard.queryByText('Charged today'), 'nothing is charged for what cannot be had').toBeNull()
    const link = wizard.getByRole('link', { name: 'View employees (190 to remove)' })
    expect(link.getAttribute('href')).toBe('/users/?users.order=lastActive+asc&users.size=100')
    expect(link.getAttribute('target'), 'what is chosen stays open').toBe('_blank')
    const idle = await wizard.findByRole('list', { name: 'Longest inactive' })
    expect(
      within(idle)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Never Nonsnever active · must be deleted in Azure AD',
      'old@example.islast active Jan 05, 2025',
    ])
    expect(wizard.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe('true')
    server.on(subscriptionCalls.canReduce, freeChange)
    act(triggerRefresh)
    await waitFor(() => expect(wizard.queryByText('Unable to change number of seats')).toBeNull())
    expect(wizard.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBeNull()
  })

  test("offers to try again when the price couldn't be loaded", async () => {
    const { wizard, press, server, next } = await openWizard(
      makeShopServer().on(subscriptionCalls.estimate, failRequest),
    )
    await press('Choose Business')
    const again = await wizard.findByRole('button', { name: 'Try again' }, slowTimeout)
    server.on(subscriptionCalls.estimate, answerEstimate)
    await again.click()
    await next()
    expect(await wizard.findByRole('textbox', { name: /First name/ })).toBeTruthy()
  })
})

describe('the details step', () => {
  const toDetails = async (server = makeShopServer()) => {
    const stage = await openWizard(server)
    await stage.press('Choose Business')
    await stage.next()
    await stage.wizard.findByRole('textbox', { name: /First name/ })
    return stage
  }

  test('requires a valid email, and the address contains the step', async () => {
    const { wizard, address, next } = await toDetails()
    expect(address()).toBe('/subscriptions/upgrade/?step=details')
    const email = wizard.getByRole<HTMLInputElement>('textbox', { name: /Invoice email/ })
    expect(email.value).toBe('asa@example.is')
    fireEvent.change(email, { target: { value: 'asa@' } })
    fireEvent.blur(email)
    expect(wizard.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe('true')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(email, { target: { value: 'asa@example.is' } })
    await next()
    expect(address()).toBe('/subscriptions/upgrade/?step=payment')
  })

  test('shows a rejected coupon at its field, and Cancel clears only the coupon', {
    tags: 'slow',
  }, async () => {
    const { wizard, press } = await toDetails()
    const coupon = () => wizard.getByRole<HTMLInputElement>('textbox', { name: 'Coupon' })
    fireEvent.change(coupon(), { target: { value: 'NOPE' } })
    expect((await wizard.findAllByText('Invalid coupon code', {}, slowTimeout)).length).toBeGreaterThan(1)
    expect(coupon().getAttribute('aria-invalid')).toBe('true')
    expect(wizard.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.change(coupon(), { target: { value: 'WELCOME20' } })
    expect(await wizard.findByText('$240.00', { selector: '[data-total]' }, slowTimeout)).toBeTruthy()
    expect(wizard.getByText(/^heed api subscriptions\.estimate .* --coupon WELCOME20$/)).toBeTruthy()
    fireEvent.change(wizard.getByRole('textbox', { name: 'City' }), { target: { value: 'Vík' } })
    await press('Cancel')
    expect(await wizard.findByText('$300.00', { selector: '[data-total]' }, slowTimeout)).toBeTruthy()
    await press('Continue')
    expect(coupon().value).toBe('')
    expect(wizard.getByRole<HTMLInputElement>('textbox', { name: 'City' }).value).toBe('Vík')
  })
})
