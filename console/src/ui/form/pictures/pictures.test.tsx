import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { listAnnouncements } from '../../../../test/announcements.ts'
import { renderWithProviders } from '../../../../test/render.tsx'
import { ColorBox, type ColorBoxProps } from './ColorBox.tsx'
import { ImageBox, type ImageBoxProps } from './ImageBox.tsx'

function Brand({ start = '#2f55d4', ...props }: Partial<ColorBoxProps> & { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <ColorBox label="Brand colour" {...props} value={value} onChange={setValue} />
      <samp>{value}</samp>
    </>
  )
}

const readValue = () => document.querySelector('samp')?.textContent
const getHexInput = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Colour as #rrggbb' })

test.each([
  ['#1D8A5A', '#1d8a5a'],
  ['1d8a5a', '#1d8a5a'],
  ['#abc', '#aabbcc'],
  ['rgb(1, 2, 3)', '#010203'],
])('a colour typed as %s is saved as %s', async (typed, color) => {
  const { user } = renderWithProviders(<Brand />)
  await user.clear(getHexInput())
  await user.type(getHexInput(), typed)
  await user.tab()
  expect([readValue(), getHexInput().value]).toEqual([color, color])
})

const readHint = () => document.querySelector('.MuiFormHelperText-root')?.textContent

test("text that isn't a colour stays in the field and is reported", async () => {
  const { user } = renderWithProviders(<Brand />)
  await user.clear(getHexInput())
  await user.type(getHexInput(), 'hotpink')
  await user.tab()
  expect([readValue(), screen.getByRole('note').textContent]).toEqual([
    'hotpink',
    'Must be a colour like #2f6f4f',
  ])
})

test('ColorBox reports low contrast and offers the nearest readable colour', async () => {
  const { user } = renderWithProviders(<Brand start="#ffd400" />)
  expect(screen.getByText(/Contrast on white is 1\.4:1, too low for text\./)).toBeTruthy()
  expect(screen.getByText(/Contrast on black is 14\.\d:1, easy to read\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Use #/ }))
  expect(screen.getByText(/Contrast on white is [45]\.\d:1, easy to read\./)).toBeTruthy()
})

test('clicking a named swatch selects its colour', async () => {
  const { user } = renderWithProviders(<Brand swatches={[{ value: '#18794e', label: 'Green' }]} />)
  await user.click(screen.getByRole('button', { name: 'Green', pressed: false }))
  expect(readValue()).toBe('#18794e')
  expect(screen.getByRole('button', { name: 'Green', pressed: true })).toBeTruthy()
})

test('a disabled ColorBox keeps its colour', async () => {
  const { user } = renderWithProviders(
    <Brand swatches={[{ value: '#18794e', label: 'Green' }]} disabledReason="By the partner." />,
  )
  await user.click(screen.getByRole('button', { name: 'Green' }))
  await user.type(getHexInput(), '0')
  fireEvent.change(screen.getByLabelText('Pick a colour'), { target: { value: '#000000' } })
  expect(readValue()).toBe('#2f55d4')
  expect(screen.getByText('By the partner.')).toBeTruthy()
})

/** One transparent pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const bytes = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))
const makePng = (name = 'logo.png', body: BlobPart = bytes) => new File([body], name, { type: 'image/png' })

/** happy-dom draws nothing, so this stub returns the picture instead. */
const stubImageBitmap = (size: { width: number; height: number } | 'broken') =>
  vi.stubGlobal('createImageBitmap', async () => {
    if (size === 'broken') throw new Error('The source image could not be decoded.')
    return { ...size, close: () => undefined }
  })

function Logo({ start = null, ...props }: Partial<ImageBoxProps> & { start?: File | string | null }) {
  const [value, setValue] = useState<File | string | null>(start)
  return (
    <>
      <ImageBox label="Logo" maxBytes={80_000} {...props} value={value} onChange={setValue} />
      <samp>{value instanceof File ? value.name : String(value)}</samp>
    </>
  )
}

async function chooseFile(user: ReturnType<typeof renderWithProviders>['user'], file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no file input')
  await user.upload(input, file)
}

beforeEach(() => {
  stubImageBitmap({ width: 320, height: 132 })
})

const damagedText = "'logo.png' is damaged, please save it as a PNG again"

test('an uploaded PNG is previewed on light and dark, and can be removed', async () => {
  const { user } = renderWithProviders(<Logo />)
  await chooseFile(user, makePng())
  const shown = await screen.findByRole<HTMLImageElement>('img', { name: 'Logo on a light background' })
  expect(shown.src).toBe(`data:image/png;base64,${PIXEL}`)
  expect(screen.getByRole('img', { name: 'Logo on a dark background' })).toBeTruthy()
  expect(readValue()).toBe('logo.png')
  await user.click(screen.getByRole('button', { name: 'Remove Logo' }))
  expect(readValue()).toBe('null')
})

test.each([
  [
    'is too large',
    makePng('logo.png', new Uint8Array(80_001)),
    "'logo.png' is too large, please pick a smaller file",
  ],
  ["isn't really a PNG", makePng('logo.png', 'GIF89a'), "'image/gif' is not a supported format"],
  ['is truncated', makePng('logo.png', bytes.slice(0, 40)), damagedText],
])('a logo file that %s is rejected', async (_, file, reason) => {
  const { user } = renderWithProviders(<Logo />)
  await chooseFile(user, file)
  expect((await screen.findByRole('note')).textContent).toBe(reason)
  expect(readValue()).toBe('null')
})

test('dropping a file in another format is rejected', async () => {
  renderWithProviders(<Logo />)
  const file = new File(['x'], 'logo.gif', { type: 'image/gif' })
  fireEvent.drop(screen.getByText('Drop a file here, or'), { dataTransfer: { files: { item: () => file } } })
  expect((await screen.findByRole('note')).textContent).toBe("'image/gif' is not a supported format")
})

test("a PNG that the browser can't draw is rejected", async () => {
  stubImageBitmap('broken')
  const { user } = renderWithProviders(<Logo />)
  await chooseFile(user, makePng())
  expect((await screen.findByRole('note')).textContent).toBe(damagedText)
})

test('an image larger than its display size is accepted, with a note about scaling', async () => {
  stubImageBitmap({ width: 1200, height: 400 })
  const { user } = renderWithProviders(<Logo fit={{ width: 640, height: 264 }} />)
  await chooseFile(user, makePng())
  await screen.findByRole('img', { name: 'Logo on a light background' })
  expect(readHint()).toBe('This image is 1,200 x 400 px. It will be scaled down to fit 640 x 264 px.')
  await waitFor(() => expect(listAnnouncements()).toContain(readHint()))
})

test('a saved image is shown from its address', () => {
  renderWithProviders(<Logo start="/static/logo.png" />)
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('src'))).toEqual([
    '/static/logo.png',
    '/static/logo.png',
  ])
})
