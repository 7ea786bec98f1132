import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { keepFocus } from './keepFocus.ts'

function Page({ title = 'Subjects', children }: { title?: string; children: ReactNode }) {
  useEffect(keepFocus, [])
  return (
    <main tabIndex={-1}>
      <h1>{title}</h1>
      {children}
    </main>
  )
}

function Rows() {
  const [rows, setRows] = useState(['Phishing', 'Passwords', 'Backups'])
  return (
    <Page>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button">{`Drag ${row}`}</button>
            <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
              {`Remove ${row}`}
            </button>
          </li>
        ))}
      </ul>
    </Page>
  )
}

function Replaced({ before, after, title }: { before: string; after: ReactNode; title?: string }) {
  const [isReplaced, setReplaced] = useState(false)
  return (
    <Page title={isReplaced && title ? title : 'Subjects'}>
      <button type="button">Import</button>
      <div>
        {isReplaced ? (
          after
        ) : (
          <button type="button" onClick={() => setReplaced(true)}>
            {before}
          </button>
        )}
      </div>
    </Page>
  )
}

async function press(name: string): Promise<string> {
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
  await act(() => new Promise(requestAnimationFrame))
  return document.activeElement?.textContent ?? ''
}

test('the focus moves from a removed row to the same control of the next, then of the previous row', async () => {
  render(<Rows />)
  expect(await press('Remove Passwords')).toBe('Remove Backups')
  expect(await press('Remove Backups')).toBe('Remove Phishing')
  expect(await press('Remove Phishing')).toBe('Subjects')
})

test('the focus moves from a replaced control to its replacement', async () => {
  render(<Replaced before="Choose a file" after={<button type="button">Import 3 employees</button>} />)
  expect(await press('Choose a file')).toBe('Import 3 employees')
})

test('the focus stays on the same control when its list is redrawn', async () => {
  const list = (
    <ul>
      <li>
        <button type="button">Drag Phishing</button>
        <button type="button">Sort subjects</button>
      </li>
    </ul>
  )
  render(<Replaced before="Sort subjects" after={list} />)
  expect(await press('Sort subjects')).toBe('Sort subjects')
})

test('the focus moves to the heading when only text replaces the control', async () => {
  render(<Replaced before="Try again" after={<p>Loading</p>} />)
  expect(await press('Try again')).toBe('Subjects')
})

test('the focus moves to the heading when the whole page changes', async () => {
  render(<Replaced before="Continue" after={<a href="/">Back</a>} title="Email is on its way!" />)
  expect(await press('Continue')).toBe('Email is on its way!')
})

test('the focus stays on the page after a click beside all controls', async () => {
  render(<Rows />)
  screen.getByRole('button', { name: 'Drag Phishing' }).focus()
  act(() => (document.activeElement as HTMLElement).blur())
  document.body.append(document.createElement('p'))
  await act(() => new Promise(requestAnimationFrame))
  expect(document.activeElement).toBe(document.body)
})
