import { expect, it } from 'vitest'
import { renderEmbed } from './embedHtml.ts'

it('marks each language in the language menu with itself', () => {
  const choices = [
    { code: 'en', name: 'English', address: '/en.html' },
    { code: 'is', name: 'Íslenska', address: '/is.html' },
  ]
  const page = renderEmbed(
    { title: 'Veiðar', language: 'is', choices, brand: undefined, play: 'key', views: '/views' },
    'nonce',
  )
  expect(page).toContain('<html lang="is">')
  expect(page).toContain('<select id="language" lang="en" aria-label="Language">')
  expect(page).toContain('<option lang="en" value="/en.html">English</option>')
  expect(page).toContain('<option lang="is" value="/is.html" selected>Íslenska</option>')
})
