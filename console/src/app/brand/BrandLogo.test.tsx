import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aHome } from '../../../test/homes.ts'
import { aBranding } from '../../../test/people.ts'
import { renderApp } from '../../../test/renderPage.tsx'

describe('a brand', () => {
  it('without a logo shows its name, in the header and where it is read out', async () => {
    const brand = aBranding({ name: 'Borealis' })
    await renderApp({ server: aHome().on('GET /companies/11/branding', brand) })
    const home = await screen.findByRole('link', { name: 'Borealis, go to homepage' })
    expect(home.textContent).toBe('BBorealis')
  })

  it('shows no name where its logo is', async () => {
    const brand = aBranding({ name: 'Borealis', 'ui.logo': 'https://borealis.example/logo.png' })
    await renderApp({ server: aHome().on('GET /companies/11/branding', brand) })
    expect(await screen.findByRole('img', { name: 'Borealis' })).toHaveProperty('tagName', 'IMG')
    expect(screen.queryByText('Borealis')).toBeNull()
  })
})
