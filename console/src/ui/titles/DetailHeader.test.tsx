import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { DetailHeader } from './DetailHeader.tsx'
import type { Rename } from './useRename.ts'

const check = (title: string) => (title === '' ? 'Please enter a name' : undefined)

type Save = (title: string) => Promise<void>

function Page({ save, own }: { save: Save; own: Partial<Rename> }) {
  const [title, setTitle] = useState('Spring 2026')
  const onSave = async (text: string) => {
    await save(text)
    setTitle(text)
  }
  return (
    <DetailHeader title={title} rename={{ label: 'Rename training', onSave, check, command: null, ...own }} />
  )
}

function header(own: Partial<Rename> = {}) {
  const save = vi.fn<Save>(async () => undefined)
  return { ...show(<Page save={save} own={own} />), save }
}

const pencil = () => screen.getByRole('button', { name: 'Rename training' })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Rename training' })
const isOpen = () => screen.queryByRole('textbox') !== null
const title = () => screen.getByRole('heading', { level: 1 }).textContent

test('renaming replaces the selected title, Enter saves it and the focus returns', async () => {
  const { user, save } = header()
  await user.click(pencil())
  await user.keyboard(' Autumn 2026 {Enter}')
  expect(save).toHaveBeenCalledWith('Autumn 2026')
  expect([isOpen(), title(), document.activeElement]).toEqual([false, 'Autumn 2026', pencil()])
})

test('pressing Escape cancels a rename without closing a surrounding dialog', async () => {
  const { user, save } = header()
  const onEscape = vi.fn()
  document.addEventListener('keydown', onEscape)
  await user.click(pencil())
  await user.keyboard('Nothing')
  onEscape.mockClear()
  await user.keyboard('{Escape}')
  document.removeEventListener('keydown', onEscape)
  expect([isOpen(), title(), document.activeElement]).toEqual([false, 'Spring 2026', pencil()])
  expect([save.mock.calls, onEscape.mock.calls]).toEqual([[], []])
})

test("an invalid title is reported on saving, until it's corrected", async () => {
  const { user, save } = header()
  await user.click(pencil())
  await user.clear(field())
  expect(screen.queryByRole('alert')).toBeNull()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('Please enter a name')
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  await user.keyboard('A')
  expect([screen.queryByRole('alert'), save.mock.calls]).toEqual([null, []])
})

test("the rename command is collapsed, follows the typed title and doesn't shift the layout", async () => {
  const { user } = header({ command: (name) => `heed trainings rename 12 --name ${name}` })
  expect(screen.queryByText('Command line')).toBeNull()
  await user.click(pencil())
  const fold = (await screen.findByText('Command line')).closest('details')
  expect([fold?.open, fold?.textContent]).toEqual([
    false,
    expect.stringContaining('heed trainings rename 12 --name Spring 2026'),
  ])
  expect(getComputedStyle(fold?.parentElement ?? document.body).position).toBe('absolute')
  await user.keyboard(' Autumn ')
  expect(await screen.findByText('heed trainings rename 12 --name Autumn')).toBeTruthy()
  await user.clear(field())
  expect(screen.queryByText('Command line')).toBeNull()
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
})

test('pressing Escape in the rename command also cancels the rename', async () => {
  const { user } = header({ command: (name) => `heed trainings rename 12 --name ${name}` })
  await user.click(pencil())
  await screen.findByText('Command line')
  await user.tab()
  await user.tab()
  await user.tab()
  await user.keyboard('{Escape}')
  expect([isOpen(), document.activeElement]).toEqual([false, pencil()])
})

test('a failed rename keeps the typed title, shows the error and can be retried', async () => {
  const { user, save } = header()
  save.mockRejectedValueOnce(new Error('The name is taken.'))
  await user.click(pencil())
  await user.keyboard('Autumn{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('The name is taken.')
  expect([field().value, document.activeElement, title()]).toEqual(['Autumn', field(), 'Spring 2026'])
  await user.keyboard('{Enter}')
  expect([isOpen(), title(), save.mock.calls.length]).toEqual([false, 'Autumn', 2])
})

test("a title can't be edited, cancelled or saved again while it's being saved", async () => {
  const { user, save } = header()
  let finish: () => void = vi.fn()
  save.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  await user.click(pencil())
  await user.keyboard('Autumn{Enter}')
  await user.keyboard('x{Enter}{Escape}')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([field().value, field().getAttribute('aria-busy'), save.mock.calls.length]).toEqual([
    'Autumn',
    'true',
    1,
  ])
  finish()
  await vi.waitFor(() => expect([isOpen(), title()]).toEqual([false, 'Autumn']))
})

test('an unchanged title is not saved', async () => {
  const { user, save } = header()
  await user.click(pencil())
  await user.keyboard('{Enter}')
  expect([isOpen(), save.mock.calls]).toEqual([false, []])
})

test('onDirty reports when a title has been edited and when the edit is cancelled', async () => {
  const onDirty = vi.fn()
  const { user } = header({ onDirty })
  await user.click(pencil())
  expect(onDirty).not.toHaveBeenCalled()
  await user.keyboard('Autumn')
  expect(onDirty.mock.calls).toEqual([[true]])
  await user.keyboard('{Escape}')
  expect(onDirty.mock.calls).toEqual([[true], [false]])
})

test("a title that can't be renamed explains why", async () => {
  const { user } = header({ disabledReason: 'The list belongs to an integration.' })
  await user.click(pencil())
  expect(isOpen()).toBe(false)
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe(
    'The list belongs to an integration.',
  )
})
