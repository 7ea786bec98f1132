import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { Formats } from '../../../src/lib/formats.ts'
import { renderWithProviders } from '../../../test/render.tsx'
import { chooseOption } from '../../../test/select.ts'
import { loadDeskTexts } from '../addTexts.ts'
import { Desk } from '../Desk.ts'
import { DeskProvider } from '../DeskContext.tsx'
import { Bar } from './Bar.tsx'
import { BarSelect } from './BarSelect.tsx'

beforeAll(loadDeskTexts)

const now = '2026-02-02T09:00:00.000Z'
const step = { number: 2, of: 4, title: 'The file is in', look: 'Names came.', as: 'a@a.example', path: '/' }
const story = { name: 'first-import', title: 'The first import' }
const answers: Readonly<Record<string, object>> = {
  '/_mock/health': { id: 'a', path: '', address: 'http://a', scenario: 'x', seed: 1, now },
  '/_mock/clock': { now, next: null },
  '/_mock/faults': { steps: [] },
}

/** Shows a bar whose step in a guided demo is unknown until `tell` is called. */
function showBar() {
  let tell: (place: object) => void = () => undefined
  const place = new Promise<object>((resolve) => {
    tell = resolve
  })
  const desk = new Desk({
    address: 'http://127.0.0.1:4200/_mock',
    formats: new Formats('en', 'UTC'),
    transport: async ({ url }) => {
      const { pathname } = new URL(url)
      const body = pathname === '/_mock/story' ? await place : (answers[pathname] ?? { mails: [] })
      const text = JSON.stringify(body)
      return { status: 200, header: () => null, text: async () => text, bytes: async () => new Uint8Array() }
    },
    isSeen: () => false,
    onSeen: () => () => undefined,
  })
  renderWithProviders(
    <DeskProvider desk={desk}>
      <Bar onHide={() => undefined} />
    </DeskProvider>,
  )
  return tell
}

const queryButton = (name: string) => screen.queryByRole('button', { name })

it('the bar offers time steps only once no guided demo is known to run', async () => {
  const tell = showBar()
  expect(await screen.findByText('World a')).toBeTruthy()
  expect([queryButton('+1 day'), queryButton('Next step')]).toEqual([null, null])
  tell({ story: null })
  expect(await screen.findByRole('button', { name: '+1 day' })).toBeTruthy()
  expect(queryButton('Next step')).toBeNull()
})

it("the bar shows a guided demo's next step and hides time steps", async () => {
  showBar()({ story, step })
  expect(await screen.findByRole('button', { name: 'Next step' })).toBeTruthy()
  expect(screen.getByText('Names came.', { exact: false })).toBeTruthy()
  expect(queryButton('+1 day')).toBeNull()
})

const onChange = vi.fn<(value: string) => void>()
const faults = [
  { value: 'a', label: 'API down' },
  { value: 'b', label: 'No faults' },
]

it("the bar's lists are the console's own", async () => {
  const { user } = renderWithProviders(
    <BarSelect label="Faults" value="a" options={faults} onChange={onChange} />,
  )
  const field = screen.getByRole('combobox', { name: 'Faults' })
  expect(field.textContent).toBe('API down')
  await chooseOption(user, field, 'No faults')
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('b'))
  expect(document.querySelector('select')).toBeNull()
})

it('the bar shows all of its controls after More', async () => {
  showBar()({ story: null })
  const more = await screen.findByRole('button', { name: 'More' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('region', { name: 'Demo bar' }).hasAttribute('data-open')).toBe(true)
})
