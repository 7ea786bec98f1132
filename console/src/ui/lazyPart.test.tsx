import { act, renderHook, screen } from '@testing-library/react'
import { type ComponentType, Suspense, useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderWithProviders } from '../../test/render.tsx'
import { createLazyComponent, usePrefetch } from './lazyPart.tsx'

function Body({ name }: { name: string }) {
  const [begun] = useState(name)
  return (
    <p>
      {name}, begun as {begun}
    </p>
  )
}

it('a loaded lazy part renders synchronously, without its fallback', async () => {
  const Part = createLazyComponent(async () => Body)
  await Part.fetch()
  const inItsPlace = vi.fn(() => null)
  const Waiting = inItsPlace as ComponentType
  renderWithProviders(
    <Suspense fallback={<Waiting />}>
      <Part name="one" />
    </Suspense>,
  )
  expect(screen.getByText('one, begun as one')).toBeDefined()
  expect(inItsPlace).not.toHaveBeenCalled()
})

it("a lazy part that's still loading shows its fallback, and then stays mounted", async () => {
  let come = (_: typeof Body) => {}
  const load = vi.fn(
    () =>
      new Promise<typeof Body>((resolve) => {
        come = resolve
      }),
  )
  const Part = createLazyComponent(load)
  const page = (name: string) => (
    <Suspense fallback="on its way">
      <Part name={name} />
    </Suspense>
  )
  const { rerender } = renderWithProviders(page('one'))
  expect(screen.getByText('on its way')).toBeDefined()
  await act(async () => come(Body))
  expect(await screen.findByText('one, begun as one')).toBeDefined()
  rerender(page('two'))
  expect(screen.getByText('two, begun as one')).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})

it('useFetched loads code after a delay, and again after a failure', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const load = vi.fn(async () => Body).mockRejectedValueOnce(new Error('gone'))
  const { fetch } = createLazyComponent(load)
  const { rerender } = renderHook(({ after }) => usePrefetch(fetch, after), { initialProps: { after: 1000 } })
  await vi.advanceTimersByTimeAsync(999)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledOnce()
  rerender({ after: 0 })
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(2)
})

it('a part that fails while the page is being left shows no error', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const failed = vi.fn()
  createLazyComponent(() => Promise.reject(new TypeError('cancelled')))
    .fetch()
    .catch(failed)
  window.dispatchEvent(new Event('beforeunload'))
  await vi.advanceTimersByTimeAsync(2900)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(failed).toHaveBeenCalledOnce()
})
