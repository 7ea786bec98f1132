import Dialog from '@mui/material/Dialog'
import { act, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useRef } from 'react'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { describe, expect, it } from 'vitest'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

type Props = { asks?: boolean; title?: string | undefined }

function Page({ asks = false, title }: Props) {
  const page = useRef<HTMLElement>(null)
  useFocusOnNavigation(page)
  return (
    <>
      <main ref={page} tabIndex={-1}>
        <h1>{title ?? <span data-pending>Loading</span>}</h1>
      </main>
      <Dialog open={asks}>
        <input autoFocus />
      </Dialog>
    </>
  )
}

function LatePage() {
  const [query] = useSearchParams()
  return <Page title={query.get('title') ?? undefined} />
}

async function navigateAway(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }])
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/elsewhere'))
  await act(() => new Promise(requestAnimationFrame))
  return router
}

describe('the focus after navigation', () => {
  it('moves to the heading of the page', async () => {
    await navigateAway(<Page title="Employees" />)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Employees' }))
  })

  it('moves to the page until its heading has loaded', async () => {
    const router = await navigateAway(<LatePage />)
    expect(document.activeElement).toBe(screen.getByRole('main'))
    await act(() => router.navigate('/elsewhere?title=Employees'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
  })

  it('stays in a dialog that has opened', async () => {
    await navigateAway(<Page asks title="Employees" />)
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })
})
