import { aSubscription } from '@heed/fixtures/factories'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { answer, FakeServer } from '../../../../test/fakeServer.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { ChannelsInput } from './ChannelsInput.tsx'
import { readRememberedChannels } from './rememberedChannels.ts'

await loadTexts('campaigns')

const integrationsCall = 'GET /companies/11/integrations'
const makeService = (id: 'slack' | 'teams', connected: boolean) => ({
  id,
  name: id,
  logo: 'https://heed.example/logo.svg',
  description: '',
  beta: false,
  enabled: '1',
  connected,
  enabledMY: '1',
  enabledLMS: '1',
})
const makeServices = (slack: boolean, teams: boolean) => ({
  integrations: [makeService('slack', slack), makeService('teams', teams)],
})

function Form({ start, disabledReason }: { start: number; disabledReason?: string | undefined }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <ChannelsInput
        label="Channels"
        value={value}
        onChange={setValue}
        isRemembered
        disabledReason={disabledReason}
      />
      <output>{value}</output>
    </>
  )
}

type Case = Parameters<typeof renderPage>[1] & { start?: number; disabledReason?: string }

async function openForm({ start = 1, disabledReason, ...options }: Case = {}) {
  const { server = new FakeServer().on(integrationsCall, makeServices(true, false)), ...rest } = options
  const view = await renderPage(<Form start={start} disabledReason={disabledReason} />, { server, ...rest })
  const box = (name: string) => screen.getByRole('checkbox', { name })
  const bits = () => screen.getByRole('status').textContent
  return { ...view, box, bits }
}

it('channels are selectable if connected, remembered per company and otherwise linked to integrations', async () => {
  const { user, box, bits } = await openForm()
  expect(await screen.findAllByText(/^Teams is not connected/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Connect Teams' })
  expect(link.getAttribute('href')).toBe('/settings/integrations/')
  await user.click(box('Teams'))
  expect(bits()).toBe('1')
  await user.click(box('Slack'))
  expect(bits()).toBe('3')
  expect([readRememberedChannels(11), readRememberedChannels(12)]).toEqual([3, undefined])
})

it("the last channel can't be cleared, and the reason is shown", async () => {
  const { user, box, bits } = await openForm()
  await user.click(box('Email'))
  expect((await screen.findByRole('note')).textContent).toBe('At least one channel needs to be selected')
  expect(bits()).toBe('1')
  await user.click(box('Slack'))
  expect(screen.queryByRole('note')).toBeNull()
  await user.click(box('Email'))
  expect(bits()).toBe('2')
})

it('a channel that is no longer connected can be cleared', async () => {
  const { user, box, bits } = await openForm({ start: 5 })
  expect(await screen.findByText(/^Teams is not connected/)).toBeTruthy()
  await user.click(box('Teams'))
  expect(bits()).toBe('1')
})

it('a channel outside the plan is explained without a link', async () => {
  const subscription = aSubscription({
    subscription_type: 'partner',
    subscription_definition: { integrations: ['teams'] },
  })
  const server = new FakeServer().on(integrationsCall, makeServices(true, true))
  const { user, box, bits } = await openForm({ server, company: { subscription } })
  expect(await screen.findAllByText("Slack isn't part of your subscription")).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  await user.click(box('Slack'))
  expect(bits()).toBe('1')
  await user.click(box('Teams'))
  expect(bits()).toBe('5')
})

it('Slack and Teams show a failure to load integrations, which can be retried', async () => {
  const server = new FakeServer().on(integrationsCall, answer(503, { error: 'Out of order' }))
  const { user } = await openForm({ server })
  for (const name of ['Slack', 'Teams'])
    expect(await screen.findByRole('checkbox', { name, description: /Out of order/ })).toBeTruthy()
  server.on(integrationsCall, makeServices(true, true))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(screen.getByRole('checkbox', { name: 'Slack' }))
  expect(await screen.findByText('3')).toBeTruthy()
})

it("a disabled channels input can't be changed and shows the reason", async () => {
  const { user, box, bits } = await openForm({ disabledReason: 'The training is active' })
  await user.click(box('Slack'))
  expect(bits()).toBe('1')
  expect(screen.getByRole('group', { name: 'Channels', description: 'The training is active' })).toBeTruthy()
})

it.each([0, 8, 'email', null])('an invalid remembered channel is forgotten: %j', async (kept) => {
  await openForm({ saved: { 'heed.channels.11': kept } })
  expect(readRememberedChannels(11)).toBeUndefined()
})
