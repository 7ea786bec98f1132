import type { Transport, TransportAnswer, TransportRequest } from '@heed/contracts'
import { isTemporaryStatus } from './explain.ts'

/** An answer that is none of the API: of a wrong path, of a proxy, or of a network that wants a sign-in first. */
export class ForeignAnswer extends Error {
  override readonly name = 'ForeignAnswer'
  readonly status: number
  /** Where it leads, of a redirect. */
  readonly location: string | undefined
  /** What its page is called. */
  readonly title: string | undefined
  /** What it says, where it is no page but plain text. */
  readonly words: string | undefined

  constructor(
    status: number,
    { location, title, words }: { location?: string; title?: string; words?: string },
  ) {
    super(`An answer that is none of the API (${status})`)
    this.status = status
    this.location = location
    this.title = title
    this.words = words
  }
}

const proxyWantsSignIn = 407
const networkWantsSignIn = 511

/** A call that takes a page says so. */
const takesPages = ({ headers }: TransportRequest): boolean => String(headers.Accept).includes('text/html')

const isPage = (answer: TransportAnswer): boolean =>
  /^(text\/html|application\/xhtml)/i.test(answer.header('content-type') ?? '')

const titleOf = (page: string): string | undefined =>
  /<title[^>]*>([^<]{1,200})/i.exec(page)?.[1]?.replace(/\s+/g, ' ').trim() || undefined

async function refuse(answer: TransportAnswer): Promise<never> {
  const { status } = answer
  const page = await answer.text().catch(() => '')
  const location = answer.header('location') ?? undefined
  const title = titleOf(page)
  throw new ForeignAnswer(status, { ...(location ? { location } : {}), ...(title ? { title } : {}) })
}

const shownWords = 80

/** The API says what it says in JSON; its failures by other words may be those of a machine in front of it. */
const isPlainText = ({ headers }: TransportRequest, answer: TransportAnswer): boolean =>
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

/** Plain text that is JSON all the same is handed on as it was read. */
async function refuseWords(answer: TransportAnswer): Promise<TransportAnswer> {
  const text = await answer.text()
  if (isJson(text)) {
    return { ...answer, text: async () => text, bytes: async () => new TextEncoder().encode(text) }
  }
  const words = text.replace(/\s+/g, ' ').trim().slice(0, shownWords)
  throw new ForeignAnswer(answer.status, { words })
}

/** Lets through what the API may have said; what passes by itself, as a proxy's 502, is left to its status. */
export const onlyApi =
  (send: Transport): Transport =>
  async (request) => {
    const answer = await send(request)
    const { status } = answer
    if (isTemporaryStatus(status)) return answer
    if (isPlainText(request, answer)) return refuseWords(answer)
    const isForeign =
      status === proxyWantsSignIn ||
      status === networkWantsSignIn ||
      (status >= 300 && status < 400) ||
      (isPage(answer) && !takesPages(request))
    return isForeign ? refuse(answer) : answer
  }
