import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useKeepRestoredScroll } from './useKeepRestoredScroll.ts'

function Page() {
  useKeepRestoredScroll()
  return null
}

function scrollTo(y: number): void {
  window.scrollTo(0, y)
  window.dispatchEvent(new Event('scroll'))
}

/** Opens a second page and goes back to the first, which is scrolled to `y`. */
async function goBack(y: number): Promise<void> {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/person'))
  scrollTo(y)
  await act(() => router.navigate(-1))
}

afterEach(() => {
  vi.useRealTimers()
  window.scrollTo(0, 0)
})

describe('the scroll position after Back', () => {
  it('is restored when the browser scrolls to the top', async () => {
    await goBack(800)
    scrollTo(0)
    expect(window.scrollY).toBe(800)
  })

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    "stays at the top after the user's %s",
    async (type) => {
      await goBack(800)
      window.dispatchEvent(new Event(type))
      scrollTo(0)
      expect(window.scrollY).toBe(0)
    },
  )

  it('stays at the top later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await goBack(800)
    vi.advanceTimersByTime(5_000)
    scrollTo(0)
    expect(window.scrollY).toBe(0)
  })

  it('is left alone after a link', async () => {
    const router = createMemoryRouter([{ path: '*', element: <Page /> }])
    render(<RouterProvider router={router} />)
    scrollTo(800)
    await act(() => router.navigate('/person'))
    scrollTo(0)
    expect(window.scrollY).toBe(0)
  })
})
