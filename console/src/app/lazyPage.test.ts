import { beforeEach, expect, it, vi } from 'vitest'
import { lazyPage } from './lazyPage.ts'

beforeEach(() => sessionStorage.clear())

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const Page = () => null

it('a page whose code is gone loads the app anew, once', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  void lazyPage(gone)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await expect(lazyPage(gone)).rejects.toThrow('dynamically imported')
  await expect(lazyPage(async () => Page)).resolves.toEqual({ Component: Page })
  void lazyPage(gone)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

it('an app without a connection is not thrown away for a page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(lazyPage(gone)).rejects.toThrow('dynamically imported')
  expect(reload).not.toHaveBeenCalled()
})
