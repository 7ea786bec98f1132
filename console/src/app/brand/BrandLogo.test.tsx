import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeHomeServer } from '../../../test/aHome.ts'
import { aBranding } from '../../../test/people.ts'
import { renderApp } from '../../../test/renderPage.tsx'

describe('a brand in the header', () => {
  it('shows its name, also to screen readers, if it has no logo', async () => {
    const brand = aBranding({ name: 'Borealis' })
    await renderApp({ server: makeHomeServer().on('GET /companies/11/branding', brand) })
    const home = await screen.findByRole('link', { name: 'Borealis, go to homepage' })
    expect(home.textContent).toBe('BBorealis')
  })

  it('shows its logo without the name as text', async () => {
    const brand = aBranding({ name: 'Borealis', 'ui.logo': 'https://borealis.example/logo.png' })
    await renderApp({ server: makeHomeServer().on('GET /companies/11/branding', brand) })
    expect(await screen.findByRole('img', { name: 'Borealis' })).toHaveProperty('tagName', 'IMG')
    expect(screen.queryByText('Borealis')).toBeNull()
  })
})
