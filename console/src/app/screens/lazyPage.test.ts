import { beforeEach, expect, it, vi } from 'vitest'
import { canReloadAfter, lazyPage, PageUnavailableError, reloadApp } from './lazyPage.ts'

beforeEach(() => sessionStorage.clear())

const failLoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const Page = () => null
const catchFailure = async (): Promise<unknown> => lazyPage(failLoad).catch((error: unknown) => error)

it('a page with missing code allows one app reload', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const first = await catchFailure()
  expect(first).toBeInstanceOf(PageUnavailableError)
  expect(String(first)).toContain('dynamically imported')
  expect(canReloadAfter(first)).toBe(true)
  reloadApp()
  expect(reload).toHaveBeenCalledOnce()
  expect(canReloadAfter(await catchFailure())).toBe(false)
  await expect(lazyPage(async () => Page)).resolves.toEqual({ Component: Page })
  expect(canReloadAfter(await catchFailure())).toBe(true)
})

it("other errors, or being offline, don't allow an app reload", async () => {
  expect(canReloadAfter(new TypeError('x is undefined'))).toBe(false)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(canReloadAfter(await catchFailure())).toBe(false)
})

it('a page whose code has no component is an error, not a blank page', async () => {
  await expect(lazyPage(async () => undefined)).rejects.toThrow(PageUnavailableError)
})

it('a failure while the page is being left is reported only if the page stays', async () => {
  vi.useFakeTimers()
  const load = () =>
    new Promise<never>((_, reject) => setTimeout(() => reject(new TypeError('cancelled')), 100))
  const reported = vi.fn()
  lazyPage(load).catch(reported)
  window.dispatchEvent(new Event('beforeunload'))
  await vi.advanceTimersByTimeAsync(2900)
  expect(reported).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(reported).toHaveBeenCalledWith(expect.any(PageUnavailableError))
  vi.useRealTimers()
})

it('a loaded page leaves no beforeunload listener, which would disable the back/forward cache', async () => {
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  await lazyPage(async () => Page)
  await catchFailure()
  const listeners = added.mock.calls.filter(([type]) => String(type) === 'beforeunload')
  expect(listeners).toHaveLength(2)
  expect(removed.mock.calls).toEqual(expect.arrayContaining(listeners))
})
