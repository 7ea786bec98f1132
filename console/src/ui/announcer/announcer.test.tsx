import Dialog from '@mui/material/Dialog'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listAnnouncements } from '../../../test/announcements.ts'
import { renderWithProviders } from '../../../test/render.tsx'
import { announce, mountAnnouncer } from '../../lib/announcer/announce.ts'
import { TextBox } from '../form/TextBox.tsx'
import { Announced } from './Announced.tsx'
import { useAnnouncement } from './useAnnouncement.ts'
import { useChangeAnnouncement } from './useChangeAnnouncement.ts'
import { useResultsAnnouncement } from './useResultsAnnouncement.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('both regions are empty at first and outside the page', () => {
  const host = mountAnnouncer()
  expect(mountAnnouncer()).toBe(host)
  expect([...host.children].map((region) => [region.getAttribute('aria-live'), region.textContent])).toEqual([
    ['polite', ''],
    ['assertive', ''],
  ])
  expect(host.parentElement).toBe(document.body)
})

test('an open dialog hides the page but not the announcer', async () => {
  mountAnnouncer()
  const { container, rerender } = renderWithProviders(<Dialog open={false} />)
  rerender(<Dialog open>Import</Dialog>)
  await advanceTime(0)
  expect(container.getAttribute('aria-hidden')).toBe('true')
  announce('Saved.')
  expect(document.getElementById('announcer')?.closest('[aria-hidden]')).toBeNull()
  expect(listAnnouncements('polite')).toEqual(['Saved.'])
})

test('equal and quick texts are all announced, in order and by urgency', () => {
  announce('List deleted.')
  announce('List deleted.')
  announce('Not saved', 'assertive')
  announce('3 results')
  announce(' \n ')
  expect([listAnnouncements('polite'), listAnnouncements('assertive')]).toEqual([
    ['List deleted.', 'List deleted.', '3 results'],
    ['Not saved'],
  ])
})

test('a text disappears later, so that browsing does not find it', async () => {
  announce('Saved.')
  await advanceTime(9000)
  announce('Deleted.')
  await advanceTime(1000)
  expect(listAnnouncements()).toEqual(['Deleted.'])
})

function Message({ text }: { text: string | undefined }) {
  useAnnouncement(text)
  return null
}

test('useAnnouncement announces each new text, also the first', () => {
  const { rerender } = renderWithProviders(<Message text="One" />)
  rerender(<Message text="One" />)
  rerender(<Message text={undefined} />)
  rerender(<Message text="One" />)
  expect(listAnnouncements()).toEqual(['One', 'One'])
})

test('Announced waits until its text rests and is not busy', async () => {
  const { rerender } = renderWithProviders(<Announced>0 employees</Announced>)
  for (const text of ['1 employee', '2 employees']) rerender(<Announced>{text}</Announced>)
  rerender(<Announced aria-busy>3 employees</Announced>)
  await advanceTime(600)
  expect(listAnnouncements()).toEqual([])
  rerender(<Announced>3 employees</Announced>)
  await advanceTime(600)
  expect(listAnnouncements()).toEqual(['3 employees'])
})

test('Announced announces the text it appears with if it is new', () => {
  renderWithProviders(
    <Announced isNew>
      <p>New: {2}</p>
      <p>
        Ignored: <strong>colour</strong>.
      </p>
    </Announced>,
  )
  expect(listAnnouncements()).toEqual(['New: 2 Ignored: colour.'])
})

function Results({ search, count }: { search: string; count: number | undefined }) {
  useResultsAnnouncement({ search }, { count })
  return null
}

test('search results are announced once the answer is there, and refreshes are silent', async () => {
  const { rerender } = renderWithProviders(<Results search="" count={undefined} />)
  const show = async (search: string, count: number | undefined) => {
    rerender(<Results search={search} count={count} />)
    await advanceTime(600)
  }
  await show('', 40)
  expect(listAnnouncements(), 'the first load').toEqual([])
  await show('zzz', undefined)
  expect(listAnnouncements(), 'no answer yet').toEqual([])
  await show('zzz', 0)
  await show('a', undefined)
  await show('a', 1)
  await show('a', 2)
  expect(listAnnouncements()).toEqual(['Nothing matches “zzz”.', '1 result'])
})

function EmailForm() {
  const [value, setValue] = useState('')
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <TextBox
        label="Email"
        value={value}
        onChange={setValue}
        error={value !== '' && !value.includes('@') ? 'Email not valid' : undefined}
      />
      <button type="submit">Save</button>
    </form>
  )
}

test('a field error is announced when the field is left, not while someone types', async () => {
  vi.useRealTimers()
  const { user } = renderWithProviders(<EmailForm />)
  await user.type(screen.getByRole('textbox'), 'as')
  expect(listAnnouncements()).toEqual([])
  await user.tab()
  await vi.waitFor(() => expect(listAnnouncements()).toEqual(['Email: Email not valid']))
})

test('a field error is announced again each time the form is sent', async () => {
  vi.useRealTimers()
  const { user } = renderWithProviders(<EmailForm />)
  await user.type(screen.getByRole('textbox'), 'as{Enter}')
  await vi.waitFor(() => expect(listAnnouncements()).toEqual(['Email: Email not valid']))
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(listAnnouncements()).toHaveLength(2))
})

function Hint({ text, step }: { text: string | undefined; step: string }) {
  useChangeAnnouncement(text, step)
  return null
}

test('a changed text is announced, but not the first one of a step or one that only reloads', async () => {
  mountAnnouncer()
  const { rerender } = renderWithProviders(<Hint step="Employees" text={undefined} />)
  const show = async (step: string, text: string | undefined) => {
    rerender(<Hint step={step} text={text} />)
    await advanceTime(500)
  }
  await show('Employees', '32 employees on 1 list')
  await show('Employees', undefined)
  await show('Employees', '32 employees on 1 list')
  await show('Schedule', '1 delivery')
  expect(listAnnouncements()).toEqual(['32 employees on 1 list'])
  rerender(<Hint step="Schedule" text="9 deliveries" />)
  await show('Schedule', '2 deliveries')
  expect(listAnnouncements()).toEqual(['32 employees on 1 list', '2 deliveries'])
})
