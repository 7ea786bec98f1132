import { createHash } from 'node:crypto'
import type { Sink } from '../terminal/streams.ts'
import { sanitizeText } from '../terminal/width.ts'
import type { CallWatcher, WatchedCall } from './watchCalls.ts'

const visiblePrefixLength = 4
/** Longer than any id that someone would search for, but no longer than the shortest token. */
const maxSegmentLength = 24

const takeLetters = (text: string, count: number): string => [...text].slice(0, count).join('')

/** Masks email addresses and tokens: 'a…', 'f3c9…'. */
function decodeSegment(text: string): string {
  const decodedText = decodeURIComponent(text)
  if (decodedText.includes('@')) return `${takeLetters(decodedText, 1)}…`
  return decodedText.length > maxSegmentLength
    ? `${sanitizeText(takeLetters(decodedText, visiblePrefixLength))}…`
    : sanitizeText(decodedText)
}

const formatParameter = ([name, value]: [string, string]): string =>
  `${name}=${/^\d+$/.test(value) || name === 'order' ? value : '…'}`

export function formatShownPath(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const parameters = [...searchParams].map(formatParameter).join('&')
  return `${pathname.split('/').map(decodeSegment).join('/')}${parameters ? `?${parameters}` : ''}`
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
  const failureCounts = new Map<string, number>()
  return ({ request, answer, cause, milliseconds }) => {
    const mark = hashRequest(request)
    const retries = failureCounts.get(mark) ?? 0
    const succeeded = answer !== undefined && answer.status < 400
    if (succeeded) failureCounts.delete(mark)
    else failureCounts.set(mark, retries + 1)
    const facts = [
      answer ? String(answer.status) : `no response (${getReason(cause)})`,
      `${Math.round(milliseconds)} ms`,
      `request ${request.headers['X-Request-Id'] ?? 'without an id'}`,
      ...(retries > 0 ? [`retry ${retries}`] : []),
    ]
    write(`${paint.dim(`${request.method} ${formatShownPath(request.url)} → ${facts.join(', ')}`)}\n`)
  }
}
