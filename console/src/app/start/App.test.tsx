import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../test/renderPage.tsx'
import { createLazyOverlay } from '../../ui/lazyOverlay.tsx'

it('an overlay whose code is missing offers to reload the latest version', async () => {
  const Gone = createLazyOverlay<{ onClose: () => void }>(() =>
    Promise.reject(new TypeError('Failed to fetch')),
  )
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const { user } = await renderPage(<Gone onClose={() => undefined} />)
  await screen.findByText(/Part of this page couldn't be loaded\. .* latest version/)
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
})
