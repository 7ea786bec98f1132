import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { english } from '../../../../test/people.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { chooseOption } from '../../../../test/select.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { MaterialPreview } from './MaterialPreview.tsx'

await loadTexts('materials')

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
  translations: [{ language: 'is', title: 'Leggðu á' }],
  tags: ['Poster', 'People'],
  image: '/static/hang-up.en.svg',
  files,
}
const languages = [english, { code: 'is', english_name: 'Icelandic', name: 'íslenska' }]

type Own = { material?: Partial<typeof poster>; language?: string; company?: { defaultLanguage: string } }

async function open({ company, ...own }: Own = {}) {
  const server = new FakeServer().on('GET /languages/all', { languages })
  const onClose = vi.fn()
  const page = (
    <MaterialPreview material={{ ...poster, ...own.material }} language={own.language} onClose={onClose} />
  )
  const view = await renderPage(page, { server, company: company ?? {} })
  const dialog = within(await screen.findByRole('dialog'))
  return { ...view, dialog, onClose }
}

describe('the material preview', () => {
  it("shows picture and text, and downloads the selected language's file", async () => {
    const { user, dialog } = await open()
    expect(screen.getByRole('dialog', { name: 'Hang up. Call back.' })).toBeTruthy()
    expect(dialog.getByText('A poster for desks with a phone.')).toBeTruthy()
    expect(dialog.getByText('Poster')).toBeTruthy()
    const [picture, keep] = [
      dialog.getByRole<HTMLImageElement>('img'),
      () => dialog.getByRole<HTMLAnchorElement>('link', { name: 'Download SVG' }),
    ]
    expect([picture.getAttribute('src'), keep().download, keep().pathname]).toEqual([
      '/static/hang-up.en.svg',
      'hang-up.en.svg',
      '/static/hang-up.en.svg',
    ])
    expect(dialog.getByRole<HTMLAnchorElement>('link', { name: 'Open to print' }).pathname).toBe(
      '/static/hang-up.en.svg',
    )
    await chooseOption(user, dialog.getByRole('combobox', { name: 'Language' }), 'Icelandic')
    expect(screen.getByRole('dialog', { name: 'Leggðu á' })).toBeTruthy()
    expect([dialog.getByText('Leggðu á').lang, dialog.getByRole('img').lang]).toEqual(['is', 'is'])
    expect(dialog.getByRole('img').getAttribute('src')).toBe('/static/hang-up.is.svg')
    expect([keep().download, keep().pathname]).toEqual(['hang-up.is.svg', '/static/hang-up.is.svg'])
  })

  it.each([
    ["the filter's language", { language: 'is', company: { defaultLanguage: 'en' } }],
    ["the company's language", { company: { defaultLanguage: 'is' } }],
  ])('starts with %s, or with an available one', async (_, own) => {
    const { dialog, unmount } = await open(own)
    expect(dialog.getByRole<HTMLButtonElement>('combobox').value).toBe('is')
    unmount()
    const { dialog: other } = await open({
      language: 'de',
      material: { files: { is: files.is } as typeof files },
    })
    expect(other.getByRole<HTMLButtonElement>('combobox').value).toBe('is')
  })

  it("says that there's no file to download", async () => {
    const { dialog } = await open({ material: { files: {} as typeof files } })
    expect(dialog.getByText("There's no file to download.")).toBeTruthy()
    expect(dialog.queryByRole('link', { name: 'Download SVG' })).toBeNull()
  })

  it('closes with its Close button', async () => {
    const { user, dialog, onClose } = await open()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
