import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/renderPage.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { RecipientNotes } from './RecipientNotes.tsx'

await loadTexts('reports')

const managers = [
  { email: 'Viewer@example.is', name: 'Óli', role: 2 as const, created: '2026-01-01T00:00:00Z' },
]

it.each<[string, string[], string[]]>([
  ['admins and viewers, in any case', ['viewer@example.is', 'ASA@example.is'], []],
  ['an invalid address', ['wrong@'], []],
  ['an outsider', ['board@acme.example', 'viewer@example.is'], ['board@acme.example']],
  [
    'three outsiders',
    ['a@acme.example', 'b@acme.example', 'c@acme.example'],
    ['a@acme.example', 'b@acme.example', 'c@acme.example'],
  ],
  [
    'five outsiders',
    ['a@acme.example', 'b@acme.example', 'c@acme.example', 'd@acme.example', 'e@acme.example'],
    ['a@acme.example', 'b@acme.example', 'c@acme.example', '2 others'],
  ],
])('the email notes for %s name the recipients who get no files', async (_, recipients, named) => {
  const { container } = await renderPage(<RecipientNotes recipients={recipients} />, {
    company: { managers, defaultLanguage: 'sv' },
  })
  const notes = [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(notes).toHaveLength(named.length > 0 ? 2 : 1)
  expect(notes[0]).toMatch(/\bsv\b/)
  expect(notes[0]).toContain('Norðurljós ehf.')
  const said = notes[1] ?? ''
  expect(said.match(/\S+@\S+?\.example|\d+ others?/g) ?? []).toEqual(named)
})

it('the email notes mention missing recipients next to the language', async () => {
  const { container } = await renderPage(<RecipientNotes recipients={[]} />)
  expect(container.querySelectorAll('p')).toHaveLength(2)
})
