import { afterEach, expect, it, vi } from 'vitest'
import { uploadTransport } from './uploadTransport.ts'

/** The part of XMLHttpRequest that the transport uses; the test sends the response. */
class FakeRequest {
  static last: FakeRequest
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  readonly headers: Record<string, string> = {}
  opened: string[] = []
  body: unknown
  status = 0
  statusText = ''
  response = new ArrayBuffer(0)
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void

  constructor() {
    FakeRequest.last = this
  }
  open(...words: string[]): void {
    this.opened = words
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  send(body: unknown): void {
    this.body = body
  }
  getResponseHeader(name: string): string | null {
    return name === 'date' ? 'today' : null
  }
  abort(): void {
    this.onabort?.()
    this.onloadend?.()
  }
}

afterEach(() => vi.unstubAllGlobals())

const startUpload = (own: Partial<Parameters<typeof uploadTransport>[0]> = {}) => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const body = new FormData()
  const answer = uploadTransport({
    method: 'POST',
    url: 'https://x.example/api',
    headers: { A: 'b' },
    body,
    ...own,
  })
  return { answer, body, request: FakeRequest.last }
}

it('uploadTransport sends a form, reports progress and reads the response', async () => {
  const shares: number[] = []
  const { answer, body, request } = startUpload({ onSent: (share) => shares.push(share) })
  expect([request.opened, request.headers, request.body]).toEqual([
    ['POST', 'https://x.example/api'],
    { A: 'b' },
    body,
  ])
  request.upload.onprogress?.({ loaded: 0, total: 0 })
  request.upload.onprogress?.({ loaded: 1, total: 4 })
  request.status = 201
  request.response = new TextEncoder().encode('{"a":1}').buffer
  request.onload?.()
  const { status, header, text } = await answer
  expect([status, header('date'), header('x'), await text(), shares]).toEqual([
    201,
    'today',
    null,
    '{"a":1}',
    [0.25],
  ])
})

it('uploadTransport rejects when no response arrives', async () => {
  const { answer, request } = startUpload()
  request.onerror?.()
  await expect(answer).rejects.toThrow('Failed to fetch')
})

it('uploadTransport can be aborted before and during sending', async () => {
  const control = new AbortController()
  const { answer } = startUpload({ signal: control.signal })
  control.abort()
  await expect(answer).rejects.toThrow(/abort/i)
  await expect(startUpload({ signal: control.signal }).answer).rejects.toThrow(/abort/i)
})
