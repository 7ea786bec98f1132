import { createHash } from 'node:crypto'
import type { Sink } from '../terminal/streams.ts'
import { sanitizeText } from '../terminal/width.ts'
import type { CallWatcher, WatchedCall } from './watchCalls.ts'

const shownLetters = 4
/** Longer than any id that someone would search for, but no longer than the shortest token. */
const longestSegment = 24

const takeLetters = (text: string, count: number): string => [...text].slice(0, count).join('')

/** Masks email addresses and tokens: 'a…', 'f3c9…'. */
function segment(text: string): string {
  const plain = decodeURIComponent(text)
  if (plain.includes('@')) return `${takeLetters(plain, 1)}…`
  return plain.length > longestSegment
    ? `${sanitizeText(takeLetters(plain, shownLetters))}…`
    : sanitizeText(plain)
}

const parameter = ([name, value]: [string, string]): string =>
  `${name}=${/^\d+$/.test(value) || name === 'order' ? value : '…'}`

export function shownPath(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const parameters = [...searchParams].map(parameter).join('&')
  return `${pathname.split('/').map(segment).join('/')}${parameters ? `?${parameters}` : ''}`
}

const hashRequest = ({ method, url, body }: WatchedCall['request']): string => {
  const hash = createHash('sha256').update(`${method} ${url}\n`)
  if (typeof body === 'string' || body instanceof Uint8Array) hash.update(body)
  return hash.digest('base64')
}

const getReason = (cause: unknown): string =>
  cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.name) : 'unknown'

/** Never logs headers, bodies or email addresses. */
export function createCallLog({ write, paint }: Sink): CallWatcher {
  const failed = new Map<string, number>()
  return ({ request, answer, cause, milliseconds }) => {
    const mark = hashRequest(request)
    const retries = failed.get(mark) ?? 0
    const good = answer !== undefined && answer.status < 400
    if (good) failed.delete(mark)
    else failed.set(mark, retries + 1)
    const facts = [
      answer ? String(answer.status) : `no answer (${getReason(cause)})`,
      `${Math.round(milliseconds)} ms`,
      `request ${request.headers['X-Request-Id'] ?? 'without an id'}`,
      ...(retries > 0 ? [`retry ${retries}`] : []),
    ]
    write(`${paint.dim(`${request.method} ${shownPath(request.url)} → ${facts.join(', ')}`)}\n`)
  }
}
