import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listAnnouncements } from '../../../test/announcements.ts'
import { FakeClock } from '../../../test/FakeClock.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { LiveIndicator } from './LiveIndicator.tsx'

test('the live indicator is empty while connected and reports a longer loss', async () => {
  const clock = new FakeClock()
  const { sockets, container } = await renderPage(<LiveIndicator />, { sleep: clock.sleep })
  const said = () => container.textContent
  const lose = () =>
    act(async () => {
      sockets.at(-1)?.end()
      await clock.advance(60_000)
    })
  act(() => sockets.at(-1)?.open())
  expect(said()).toBe('')
  await lose()
  expect(said(), 'the first loss heals unseen').toBe('')
  await lose()
  expect(said()).toBe('Reconnecting')
  for (let tries = 0; tries < 3; tries++) await lose()
  expect(said()).toBe('Offline: may be out of date')
  await waitFor(() => expect(listAnnouncements()).toContain('Offline: may be out of date'))
  act(() => sockets.at(-1)?.open())
  expect(said()).toBe('')
})
