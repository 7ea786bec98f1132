import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { EmailSheet } from './EmailSheet.tsx'

test("an email's subject and body are marked with the email's language", () => {
  const html = '<html lang="is"><body><p>Góðan dag</p></body></html>'
  renderWithProviders(<EmailSheet label="Preview" language="is" subject="Ný kennslustund" html={html} />)
  expect(screen.getByText('Ný kennslustund').lang).toBe('is')
  const body = [...screen.getByRole('group', { name: 'Preview' }).children].at(-1)?.firstElementChild
    ?.shadowRoot?.firstElementChild
  expect(body?.getAttribute('lang')).toBe('is')
})
