import type { Transport, TransportRequest, TransportResponse } from '@heed/contracts'
import { isTemporaryStatus } from './temporaryStatus.ts'

export class ForeignResponseError extends Error {
  override readonly name = 'ForeignAnswer'
  readonly status: number
  readonly location: string | undefined
  readonly title: string | undefined
  readonly words: string | undefined

  constructor(
    status: number,
    { location, title, words }: { location?: string; title?: string; words?: string },
  ) {
    super(`The response isn't from the Heed API (${status})`)
    this.status = status
    this.location = location
    this.title = title
    this.words = words
  }
}

const proxyAuthRequiredStatus = 407
const networkAuthRequiredStatus = 511

const acceptsHtml = ({ headers }: TransportRequest): boolean => String(headers.Accept).includes('text/html')

const isHtmlResponse = (answer: TransportResponse): boolean =>
  /^(text\/html|application\/xhtml)/i.test(answer.header('content-type') ?? '')

const parseTitle = (page: string): string | undefined =>
  /<title[^>]*>([^<]{1,200})/i.exec(page)?.[1]?.replace(/\s+/g, ' ').trim() || undefined

async function rejectForeignResponse(answer: TransportResponse): Promise<never> {
  const { status } = answer
  const page = await answer.text().catch(() => '')
  const location = answer.header('location') ?? undefined
  const title = parseTitle(page)
  throw new ForeignResponseError(status, { ...(location ? { location } : {}), ...(title ? { title } : {}) })
}

const maxShownCharacters = 80

/** The API responds in JSON; plain text may come from a proxy in front of the API. */
const isPlainText = ({ headers }: TransportRequest, answer: TransportResponse): boolean =>
  headers.Accept === 'application/json' &&
  /^text\/plain\b/i.test(answer.header('content-type') ?? '') &&
  (answer.status < 300 || answer.status === 404 || answer.status === 405)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

async function requireJsonText(answer: TransportResponse): Promise<TransportResponse> {
  const text = await answer.text()
  if (isJson(text)) {
    return { ...answer, text: async () => text, bytes: async () => new TextEncoder().encode(text) }
  }
  const words = text.replace(/\s+/g, ' ').trim().slice(0, maxShownCharacters)
  throw new ForeignResponseError(answer.status, { words })
}

export const requireApiResponse =
  (send: Transport): Transport =>
  async (request) => {
    const answer = await send(request)
    const { status } = answer
    if (isTemporaryStatus(status)) return answer
    if (isPlainText(request, answer)) return requireJsonText(answer)
    const isForeign =
      status === proxyAuthRequiredStatus ||
      status === networkAuthRequiredStatus ||
      (status >= 300 && status < 400) ||
      (isHtmlResponse(answer) && !acceptsHtml(request))
    return isForeign ? rejectForeignResponse(answer) : answer
  }
