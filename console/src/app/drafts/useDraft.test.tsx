import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { renderRoutes } from '../../../test/renderPage.tsx'
import { FatalScreen } from '../start/FatalScreen.tsx'
import { useDraft } from './useDraft.ts'

/** A page with a text field, which throws when the test requests it. */
function Page() {
  const draft = useDraft('page', z.string())
  const [text, setText] = useState(draft.restoredValue ?? '')
  const [isBroken, setBroken] = useState(text === 'poison')
  if (isBroken) throw new Error('It broke')
  return (
    <>
      <input
        aria-label="Text"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          draft.save(target.value)
        }}
      />
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </>
  )
}

const readStoredDrafts = () => sessionStorage.getItem('heed.drafts') ?? ''
const openPage = (savedInTab: Record<string, unknown> = {}) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return renderRoutes([{ ErrorBoundary: FatalScreen, children: [{ path: '/', element: <Page /> }] }], {
    savedInTab,
  })
}

it('a draft keeps input if the page crashes', async () => {
  const { user } = await openPage()
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'A year')
  await user.click(screen.getByRole('button', { name: 'Break' }))
  await screen.findByText('An error has occurred')
  expect(readStoredDrafts()).toContain('A year')
})

it('a draft that crashes its page again when restored is dropped', async () => {
  const { user, unmount } = await openPage()
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'poison')
  await user.click(screen.getByRole('button', { name: 'Break' }))
  await screen.findByText('An error has occurred')
  const saved = JSON.parse(readStoredDrafts())
  unmount()
  await openPage({ 'heed.drafts': saved })
  await screen.findByText('An error has occurred')
  await waitFor(() => expect(readStoredDrafts()).not.toContain('poison'))
})
