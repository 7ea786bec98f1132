import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { ImagePreview } from './ImagePreview.tsx'
import { MediaFrame } from './MediaFrame.tsx'
import { PdfPreview } from './PdfPreview.tsx'
import * as library from './pdf/document.ts'
import './pdf/PdfPages.tsx'

const src = 'https://courses.example/lesson/'
const getFrame = () => screen.queryByTitle<HTMLIFrameElement>('Spot the phish')

/** Overrides a browser property for one test. */
function stubProperty(target: object, name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { value, configurable: true })
  onTestFinished(() => {
    if (before) Object.defineProperty(target, name, before)
    else Reflect.deleteProperty(target, name)
  })
}

/** Stubs the visible elements for one test; returns a function that changes these elements. */
function stubIntersection(isThere: (element: Element) => boolean) {
  const observers: (() => void)[] = []
  let current = isThere
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.observe = (element) => {
        const say = () => tell([{ isIntersecting: current(element) }])
        observers.push(say)
        say()
      }
    }
    observe: (element: Element) => void
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return (next: typeof isThere) =>
    act(() => {
      current = next
      for (const say of observers) say()
    })
}

describe('MediaFrame', () => {
  test('is sandboxed and shows a loading state until its content has loaded', () => {
    const { rerender } = renderWithProviders(<MediaFrame title="Spot the phish" src={undefined} />)
    expect(getFrame()).toBeNull()
    rerender(<MediaFrame title="Spot the phish" src={src} />)
    expect(getFrame()?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin')
    expect(getFrame()?.parentElement?.getAttribute('aria-busy')).toBe('true')
    fireEvent.load(getFrame() ?? document.body)
    expect(getFrame()?.parentElement?.getAttribute('aria-busy')).toBe('false')
  })

  test("is unloaded when it's closed", () => {
    const { rerender } = renderWithProviders(<MediaFrame title="Spot the phish" src={src} />)
    rerender(<MediaFrame title="Spot the phish" src={src} open={false} />)
    expect(getFrame()).toBeNull()
  })

  test("fails when its content doesn't load in time, and can be retried", async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const onRetry = vi.fn()
    renderWithProviders(<MediaFrame title="Spot the phish" src={src} onRetry={onRetry} />)
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.getByRole('note').textContent).toContain("The preview couldn't be loaded.")
    expect(getFrame()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect([onRetry.mock.calls.length, getFrame()?.src]).toEqual([1, src])
  })

  test("shows the error when there's no content", () => {
    renderWithProviders(
      <MediaFrame title="Spot the phish" src={src} error="The package is no longer there." />,
    )
    expect([getFrame(), screen.getByRole('note').textContent]).toEqual([
      null,
      expect.stringMatching(/^The package is no longer there\..+Try again$/),
    ])
  })

  test('accepts messages only from its own frame', () => {
    const onMessage = vi.fn()
    renderWithProviders(<MediaFrame title="Spot the phish" src={src} onMessage={onMessage} />)
    const inside: Window = Object.create(window)
    stubProperty(getFrame() ?? {}, 'contentWindow', inside)
    const say = (source: Window | null, data: string) =>
      window.dispatchEvent(Object.assign(new Event('message'), { data, source }))
    say(window, 'from the console')
    say(null, 'from nowhere')
    say(inside, 'decided')
    expect(onMessage.mock.calls).toEqual([['decided']])
  })

  test('offers full screen when the browser supports it', async () => {
    stubProperty(document, 'fullscreenEnabled', true)
    const requestFullscreen = vi.fn(async () => undefined)
    stubProperty(HTMLElement.prototype, 'requestFullscreen', requestFullscreen)
    const { user } = renderWithProviders(<MediaFrame title="Spot the phish" src={src} />)
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull()
    fireEvent.load(getFrame() ?? document.body)
    await user.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(requestFullscreen).toHaveBeenCalledOnce()
  })
})

describe('PdfPreview', () => {
  const file = new Blob(['%PDF-1.4'], { type: 'application/pdf' })
  const pdf = (changes: { file?: Blob | undefined } = { file }) => (
    <PdfPreview title="Report" fileName="Spring check.pdf" file={changes.file} />
  )

  test('revokes its link addresses when the file changes or the preview closes', () => {
    vi.spyOn(library, 'openPdf').mockReturnValue(new Promise(() => undefined))
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const { rerender, unmount } = renderWithProviders(pdf())
    const address = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Download' }).href
    const first = address()
    expect(first).toMatch(/^blob:/)
    rerender(pdf({ file: new Blob(['%PDF-1.7'], { type: 'application/pdf' }) }))
    expect(revoke.mock.calls).toEqual([[first]])
    const second = address()
    expect(second).not.toBe(first)
    unmount()
    expect(revoke.mock.lastCall).toEqual([second])
  })

  test.each([true, false])(
    'is drawn by the console whether or not the browser has a viewer: %s',
    async (has) => {
      vi.spyOn(library, 'openPdf').mockReturnValue(new Promise(() => undefined))
      stubProperty(navigator, 'pdfViewerEnabled', has)
      const { container } = renderWithProviders(pdf())
      await waitFor(() => expect(library.openPdf).toHaveBeenCalledOnce())
      expect(container.querySelector('iframe, embed, object')).toBeNull()
    },
  )

  test('draws only the pages near the viewport and releases the others', async () => {
    const drawn: number[] = []
    const ended: number[] = []
    const close = vi.fn()
    vi.spyOn(library, 'openPdf').mockResolvedValue({
      pageCount: 3,
      width: 600,
      height: 800,
      draw(page, { words }, scale, onDrawn) {
        drawn.push(page)
        words.textContent = `Of page ${String(page)}, ${String(scale)} times as large`
        onDrawn()
        return () => void ended.push(page)
      },
      close,
    })
    stubProperty(HTMLElement.prototype, 'clientWidth', 324)
    const near = stubIntersection((element) => element.getAttribute('aria-label') !== 'Page 3 of 3')
    const { unmount } = renderWithProviders(pdf())
    const first = await screen.findByRole('group', { name: 'Page 1 of 3' })
    await waitFor(() => expect(first.textContent).toBe('Of page 1, 0.5 times as large'))
    expect(first.style.height).toBe('400px')
    expect([screen.getByRole('group', { name: 'Report' }).tabIndex, drawn]).toEqual([0, [1, 2]])
    near((element) => element.getAttribute('aria-label') !== 'Page 1 of 3')
    await waitFor(() => expect([drawn, ended]).toEqual([[1, 2, 3], [1]]))
    unmount()
    await waitFor(() => expect([close.mock.calls.length, ended]).toEqual([1, [1, 2, 3]]))
  })

  describe('with three pages', () => {
    const showPages = async () => {
      vi.spyOn(library, 'openPdf').mockResolvedValue({
        pageCount: 3,
        width: 600,
        height: 800,
        draw: () => () => undefined,
        close: () => undefined,
      })
      stubProperty(HTMLElement.prototype, 'clientWidth', 324)
      stubProperty(HTMLElement.prototype, 'clientHeight', 400)
      stubIntersection(() => false)
      const { user } = renderWithProviders(pdf())
      const page = await screen.findByRole('group', { name: 'Page 1 of 3' })
      const button = (name: string) => screen.getByRole('button', { name })
      const frame = screen.getByRole('group', { name: 'Report' })
      return { user, page, button, frame }
    }

    test('has its own tools for turning pages, with reasons at both ends', async () => {
      const { user, button, frame } = await showPages()
      const [previous, next] = [button('Previous page of the PDF'), button('Next page of the PDF')]
      expect(previous.getAttribute('aria-description')).toBe('This is the first page')
      await user.click(next)
      expect([frame.scrollTop, screen.getByText('Page 2 of 3') !== null]).toEqual([412, true])
      await user.click(next)
      expect(next.getAttribute('aria-description')).toBe('This is the last page')
      await user.click(next)
      expect(frame.scrollTop).toBe(824)
      frame.scrollTop = 100
      fireEvent.scroll(frame)
      expect(screen.getByText('Page 1 of 3')).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Open in a new tab' })).toBeTruthy()
    })

    test('zooms by its buttons and by keyboard, and keeps its place', async () => {
      const { user, page, button, frame } = await showPages()
      expect(page.style.width).toBe('300px')
      frame.scrollTop = 412
      await user.click(button('Zoom in'))
      expect([page.style.width, screen.getByText('125%') !== null]).toEqual(['375px', true])
      expect(frame.scrollTop).toBeCloseTo(512)
      fireEvent.keyDown(frame, { key: '-' })
      fireEvent.keyDown(frame, { key: '-' })
      expect(page.style.width).toBe('225px')
      fireEvent.keyDown(frame, { key: '0' })
      expect(page.style.width).toBe('300px')
      for (const _ of [0.75, 0.5]) await user.click(button('Zoom out'))
      expect(button('Zoom out').getAttribute('aria-description')).toBe('This is the smallest size')
    })
  })

  test("offers opening and downloading when it can't be drawn", async () => {
    vi.spyOn(library, 'openPdf').mockRejectedValue(new Error('Invalid PDF structure.'))
    renderWithProviders(pdf())
    expect(await screen.findByText("The preview couldn't be loaded.")).toBeTruthy()
    const open = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open in a new tab' })
    const keep = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download' })
    expect([open.target, keep.download, open.href === keep.href]).toEqual([
      '_blank',
      'Spring check.pdf',
      true,
    ])
  })

  test('shows a loading state until the file is available', () => {
    const { container } = renderWithProviders(pdf({}))
    expect([container.querySelector('[aria-busy="true"]') !== null, screen.queryByRole('link')]).toEqual([
      true,
      null,
    ])
  })
})

test("an image that can't be loaded is replaced by its alternative text", () => {
  renderWithProviders(<ImagePreview alt="Logo of Nordlys" src="/logo.png" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Logo of Nordlys')).toBeTruthy()
})
