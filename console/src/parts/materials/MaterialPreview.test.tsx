import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FakeServer } from '../../../test/fakeServer.ts'
import { english } from '../../../test/people.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { MaterialPreview } from './dialogs.ts'

const files = {
  is: { file: '/static/hang-up.is.svg', originalName: 'hang-up.is.svg' },
  en: { file: '/static/hang-up.en.svg', originalName: 'hang-up.en.svg' },
}
const poster = {
  type: 'material' as const,
  order: 0,
  id: 3,
  title: 'Hang up. Call back.',
  description: 'A poster for desks with a phone.',
  languages: ['en', 'is'],
  tags: ['Poster', 'People'],
  image: '/static/hang-up.en.svg',
  files,
}
const languages = [english, { code: 'is', english_name: 'Icelandic', name: 'íslenska' }]

async function open(own: { material?: Partial<typeof poster>; language?: string } = {}) {
  const server = new FakeServer().on('GET /languages/all', { languages })
  const onClose = vi.fn()
  const page = (
    <MaterialPreview material={{ ...poster, ...own.material }} language={own.language} onClose={onClose} />
  )
  const view = await renderPage(page, { server })
  const dialog = within(await screen.findByRole('dialog', { name: 'Hang up. Call back.' }))
  return { ...view, dialog, onClose }
}

describe('the preview of material', () => {
  it('shows picture and text, and downloads the file of the language that is chosen', async () => {
    const { user, dialog } = await open()
    expect(dialog.getByText('A poster for desks with a phone.')).toBeTruthy()
    expect(dialog.getByText('Poster')).toBeTruthy()
    const [picture, keep] = [
      dialog.getByRole<HTMLImageElement>('img'),
      () => dialog.getByRole<HTMLAnchorElement>('link', { name: 'Download' }),
    ]
    expect([picture.getAttribute('src'), keep().download, keep().pathname]).toEqual([
      '/static/hang-up.en.svg',
      'hang-up.en.svg',
      '/static/hang-up.en.svg',
    ])
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'Icelandic')
    expect(dialog.getByRole('img').getAttribute('src')).toBe('/static/hang-up.is.svg')
    expect([keep().download, keep().pathname]).toEqual(['hang-up.is.svg', '/static/hang-up.is.svg'])
  })

  it('begins with the language that is looked for, else with one that there is', async () => {
    const { dialog, unmount } = await open({ language: 'is' })
    expect(dialog.getByRole<HTMLSelectElement>('combobox').value).toBe('is')
    unmount()
    const { dialog: other } = await open({
      language: 'de',
      material: { files: { is: files.is } as typeof files },
    })
    expect(other.getByRole<HTMLSelectElement>('combobox').value).toBe('is')
  })

  it('says that there is no file', async () => {
    const { dialog } = await open({ material: { files: {} as typeof files } })
    expect(dialog.getByText('There is no file to download.')).toBeTruthy()
    expect(dialog.queryByRole('link', { name: 'Download' })).toBeNull()
  })

  it('closes', async () => {
    const { user, dialog, onClose } = await open()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
