import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeClock } from '../../../../test/FakeClock.ts'
import { FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'

const summary = {
  resilienceScore: 61,
  areas: [
    { name: 'Phishing', score: 48 },
    { name: 'Passwords', score: 90 },
  ],
  bestBehaviour: 'Uses long passwords',
  worstBehaviour: 'Checks links before acting',
}
const call = 'GET /infosec/assessment/summary'

async function openWallboard(server = new FakeServer().on(call, summary)) {
  const clock = new FakeClock()
  const page = await renderApp({ as: 'nobody', at: '/infosec/', server, sleep: clock.sleep })
  return { ...page, clock, last: () => page.sockets.at(-1) }
}

const readScores = () =>
  within(screen.getByRole('list', { name: 'Score by threat area' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('the live risk page shows score, areas, and strongest and weakest behaviour to everyone', async () => {
  await openWallboard()
  const score = await screen.findByRole('region', { name: 'Resilience score' })
  expect(score.textContent).toContain('61%')
  expect(score.textContent).toContain('Fair')
  expect(score.textContent).toContain('Strongest behaviourUses long passwords')
  expect(score.textContent).toContain('Weakest behaviourChecks links before acting')
  expect(readScores().map((text) => text?.replace('100%', ''))).toEqual([
    'Phishing48%Risky',
    'Passwords90%Excellent',
  ])
  expect(document.title).toContain('Live human risk')
})

test('the live risk page applies live updates without another request', async () => {
  const { last, server } = await openWallboard()
  await screen.findByRole('region', { name: 'Resilience score' })
  act(() => last()?.open())
  expect(await screen.findByText('Live')).toBeTruthy()
  const areas = [{ name: 'Phishing', score: 51 }]
  act(() =>
    last()?.receive({ event: 'infosec:update_summary', data: { ...summary, resilienceScore: 62, areas } }),
  )
  expect(screen.getByRole('region', { name: 'Resilience score' }).textContent).toContain('62%')
  expect(readScores()).toEqual([expect.stringContaining('51%Fair')])
  expect(server.listCalls(call)).toHaveLength(1)
})

test('the live risk page shows when updates stopped, and reloads after reconnecting', async () => {
  const { last, clock, server } = await openWallboard()
  await screen.findByRole('region', { name: 'Resilience score' })
  act(() => last()?.open())
  for (let losses = 0; losses < 2; losses++) {
    await act(async () => {
      last()?.end()
      await clock.advance(60_000)
    })
  }
  expect(screen.getByText('No updates since 10:00')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Resilience score' }).textContent).toContain('61%')
  server.on(call, { ...summary, resilienceScore: 70 })
  await act(async () => last()?.open())
  expect(await screen.findByText('Live')).toBeTruthy()
  expect(screen.queryByText(/No updates since/)).toBeNull()
  expect((await screen.findByRole('region', { name: 'Resilience score' })).textContent).toContain('70%')
})

test('the live risk page retries automatically if its first request fails', async () => {
  const server = new FakeServer().on(call, refuse(503, 'Under maintenance'))
  const { clock } = await openWallboard(server)
  expect(await screen.findByText('Under maintenance')).toBeTruthy()
  server.on(call, summary)
  await act(() => clock.advance(30_000))
  expect(await screen.findByRole('region', { name: 'Resilience score' })).toBeTruthy()
})

test('the live risk page says that there are no answers yet', async () => {
  const none = { resilienceScore: 0, areas: [], bestBehaviour: '', worstBehaviour: '' }
  await openWallboard(new FakeServer().on(call, none))
  expect(await screen.findByText('No answers yet')).toBeTruthy()
  expect(screen.queryByText('0%')).toBeNull()
})
