import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { renderApp } from './renderPage.tsx'

/** Opens the app's front page with the palette open. */
export async function openPalette(options: NonNullable<Parameters<typeof renderApp>[0]>) {
  const app = await renderApp(options)
  await screen.findByRole('heading', { name: 'Dashboard' })
  await app.user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Find anything' }))
  await dialog.findByRole('option', { name: /Content/ })
  await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull())
  const field = dialog.getByRole('combobox')
  const names = () =>
    dialog.queryAllByRole('option').map((option) => option.querySelector('[data-label]')?.textContent)
  const current = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.querySelector('[data-label]')
      ?.textContent
  /** Searches, and opens the actions for the result. */
  const openActions = async (text: string, name: RegExp) => {
    await app.user.type(field, text)
    const option = await dialog.findByRole('option', { name })
    const moreButton = option.querySelector<HTMLElement>('[data-more]')
    expect(moreButton, `nothing can be done with ${text}`).not.toBeNull()
    if (moreButton) await app.user.click(moreButton)
  }
  return { ...app, dialog, field, names, current, act: openActions }
}
