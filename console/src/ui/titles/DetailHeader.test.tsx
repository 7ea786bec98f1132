import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { DetailHeader } from './DetailHeader.tsx'
import type { Rename } from './useRename.ts'

const checkTitle = (title: string) => (title === '' ? 'Please enter a name' : undefined)

type Save = (title: string) => Promise<void>

function Page({ save, own }: { save: Save; own: Partial<Rename> }) {
  const [title, setTitle] = useState('Spring 2026')
  const onSave = async (text: string) => {
    await save(text)
    setTitle(text)
  }
  return (
    <DetailHeader
      title={title}
      rename={{ label: 'Rename training', onSave, check: checkTitle, command: null, ...own }}
    />
  )
}

function showHeader(own: Partial<Rename> = {}) {
  const save = vi.fn<Save>(async () => undefined)
  return { ...renderWithProviders(<Page save={save} own={own} />), save }
}

const getRenameButton = () => screen.getByRole('button', { name: 'Rename training' })
const getField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Rename training' })
const isOpen = () => screen.queryByRole('textbox') !== null
const getTitle = () => screen.getByRole('heading', { level: 1 }).textContent

test('renaming replaces the selected title, Enter saves it and the focus returns', async () => {
  const { user, save } = showHeader()
  await user.click(getRenameButton())
  await user.keyboard(' Autumn 2026 {Enter}')
  expect(save).toHaveBeenCalledWith('Autumn 2026')
  expect([isOpen(), getTitle(), document.activeElement]).toEqual([false, 'Autumn 2026', getRenameButton()])
})

test('pressing Escape cancels a rename without closing a surrounding dialog', async () => {
  const { user, save } = showHeader()
  const onEscape = vi.fn()
  document.addEventListener('keydown', onEscape)
  await user.click(getRenameButton())
  await user.keyboard('Nothing')
  onEscape.mockClear()
  await user.keyboard('{Escape}')
  document.removeEventListener('keydown', onEscape)
  expect([isOpen(), getTitle(), document.activeElement]).toEqual([false, 'Spring 2026', getRenameButton()])
  expect([save.mock.calls, onEscape.mock.calls]).toEqual([[], []])
})

test("an invalid title is reported on saving, until it's corrected", async () => {
  const { user, save } = showHeader()
  await user.click(getRenameButton())
  await user.clear(getField())
  expect(screen.queryByRole('note')).toBeNull()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('note').textContent).toBe('Please enter a name')
  expect(getField().getAttribute('aria-describedby')).toBe(screen.getByRole('note').id)
  await user.keyboard('A')
  expect([screen.queryByRole('note'), save.mock.calls]).toEqual([null, []])
})

test("the rename command is collapsed, follows the typed title and doesn't shift the layout", async () => {
  const { user } = showHeader({ command: (name) => `heed trainings rename 12 --name ${name}` })
  expect(screen.queryByText('Command line')).toBeNull()
  await user.click(getRenameButton())
  const fold = (await screen.findByText('Command line')).closest('details')
  expect([fold?.open, fold?.textContent]).toEqual([
    false,
    expect.stringContaining('heed trainings rename 12 --name Spring 2026'),
  ])
  expect(getComputedStyle(fold?.parentElement ?? document.body).position).toBe('absolute')
  await user.keyboard(' Autumn ')
  expect(await screen.findByText('heed trainings rename 12 --name Autumn')).toBeTruthy()
  await user.clear(getField())
  expect(screen.queryByText('Command line')).toBeNull()
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
})

test('pressing Escape in the rename command also cancels the rename', async () => {
  const { user } = showHeader({ command: (name) => `heed trainings rename 12 --name ${name}` })
  await user.click(getRenameButton())
  await screen.findByText('Command line')
  await user.tab()
  await user.tab()
  await user.tab()
  await user.keyboard('{Escape}')
  expect([isOpen(), document.activeElement]).toEqual([false, getRenameButton()])
})

test('a failed rename keeps the typed title, shows the error and can be retried', async () => {
  const { user, save } = showHeader()
  save.mockRejectedValueOnce(new Error('The name is taken.'))
  await user.click(getRenameButton())
  await user.keyboard('Autumn{Enter}')
  expect((await screen.findByRole('note')).textContent).toBe('The name is taken.')
  expect([getField().value, document.activeElement, getTitle()]).toEqual([
    'Autumn',
    getField(),
    'Spring 2026',
  ])
  await user.keyboard('{Enter}')
  expect([isOpen(), getTitle(), save.mock.calls.length]).toEqual([false, 'Autumn', 2])
})

test("a title can't be edited, cancelled or saved again while it's being saved", async () => {
  const { user, save } = showHeader()
  let finish: () => void = vi.fn()
  save.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  await user.click(getRenameButton())
  await user.keyboard('Autumn{Enter}')
  await user.keyboard('x{Enter}{Escape}')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([getField().value, getField().getAttribute('aria-busy'), save.mock.calls.length]).toEqual([
    'Autumn',
    'true',
    1,
  ])
  finish()
  await vi.waitFor(() => expect([isOpen(), getTitle()]).toEqual([false, 'Autumn']))
})

test('an unchanged title is not saved', async () => {
  const { user, save } = showHeader()
  await user.click(getRenameButton())
  await user.keyboard('{Enter}')
  expect([isOpen(), save.mock.calls]).toEqual([false, []])
})

test('onDirty reports when a title has been edited and when the edit is cancelled', async () => {
  const onDirty = vi.fn()
  const { user } = showHeader({ onDirty })
  await user.click(getRenameButton())
  expect(onDirty).not.toHaveBeenCalled()
  await user.keyboard('Autumn')
  expect(onDirty.mock.calls).toEqual([[true]])
  await user.keyboard('{Escape}')
  expect(onDirty.mock.calls).toEqual([[true], [false]])
})

test("a title that can't be renamed explains why", async () => {
  const { user } = showHeader({ disabledReason: 'The list belongs to an integration.' })
  await user.click(getRenameButton())
  expect(isOpen()).toBe(false)
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe(
    'The list belongs to an integration.',
  )
})
