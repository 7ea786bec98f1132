import type { Company } from '@heed/contracts'
import { aSubscription } from '@heed/fixtures/factories'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { type FakeCall, FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import {
  freeChange,
  makeEstimate,
  makeOverview,
  makeSubscription,
  plans,
  subscriptionCalls,
} from './responses.ts'

type SentOrderBody = { planId: string; seats: number; coupon?: string }
export const slowTimeout = { timeout: 4000 }
export const trialCompany: Partial<Company> = {
  chargebeeEnabled: true,
  subscription: null,
  trial_ends: '2026-04-01T00:00:00.000Z',
  valid_to: null,
}
export const directCompany: Partial<Company> = {
  chargebeeEnabled: true,
  subscription: aSubscription(makeSubscription()),
}

export function answerEstimate({ body }: FakeCall) {
  const { seats, coupon } = body as SentOrderBody
  if (coupon !== undefined && coupon !== 'WELCOME20') return refuse(409, "coupon: this code doesn't exist")
  return makeEstimate(seats * (coupon ? 80 : 100))
}

export function makeShopServer(firstSave: object | null = null): FakeServer {
  return new FakeServer()
    .on(subscriptionCalls.plans, plans)
    .on(subscriptionCalls.overview, makeOverview(firstSave))
    .on(subscriptionCalls.estimate, answerEstimate)
    .on(subscriptionCalls.canEdit, freeChange)
    .on(subscriptionCalls.canReduce, freeChange)
    .on(subscriptionCalls.token, { token: 'demo-11' })
}

export async function openWizard(server = makeShopServer(), company = trialCompany, query = '') {
  const stage = await renderApp({ at: `/subscriptions/upgrade/${query}`, server, company })
  await waitFor(() =>
    expect(screen.queryByRole('note') ?? screen.queryByRole('article', { name: 'Free' })).not.toBeNull(),
  )
  const wizard = within(screen.getByRole('dialog', { name: 'Upgrade' }))
  const clickButton = async (name: string | RegExp) =>
    stage.user.click(await wizard.findByRole('button', { name }))
  const goToNextStep = async () => {
    await waitFor(
      () => expect(wizard.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBeNull(),
      slowTimeout,
    )
    await clickButton('Continue')
  }
  return { ...stage, server, wizard, press: clickButton, next: goToNextStep }
}
type Wizard = Awaited<ReturnType<typeof openWizard>>

export async function goToPayment(stage: Wizard) {
  await stage.press('Choose Business')
  await stage.next()
  await stage.next()
  return stage.wizard.findByRole('textbox', { name: /Card number/ })
}
export const payButtonName = /^Pay \$/
export const enterCard = async ({ wizard }: Wizard, number: string) => {
  const box = await wizard.findByRole('textbox', { name: /Card number/ })
  fireEvent.change(box, { target: { value: number } })
}
