import Dialog from '@mui/material/Dialog'
import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

function Page({ asks }: { asks: boolean }) {
  const page = useRef<HTMLElement>(null)
  useFocusOnNavigation(page)
  return (
    <>
      <main ref={page} tabIndex={-1} />
      <Dialog open={asks}>
        <input autoFocus />
      </Dialog>
    </>
  )
}

async function navigateAway(asks: boolean) {
  const router = createMemoryRouter([{ path: '*', element: <Page asks={asks} /> }])
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/elsewhere'))
  await act(() => new Promise(requestAnimationFrame))
}

describe('the focus after navigation', () => {
  it('moves to the page', async () => {
    await navigateAway(false)
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('stays in a dialog that has opened', async () => {
    await navigateAway(true)
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })
})
