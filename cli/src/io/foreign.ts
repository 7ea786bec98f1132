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

  constructor(status: number, { location, title }: { location?: string; title?: string }) {
    super(`An answer that is none of the API (${status})`)
    this.status = status
    this.location = location
    this.title = title
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

/** Lets through what the API may have said; what passes by itself, as a proxy's 502, is left to its status. */
export const onlyApi =
  (send: Transport): Transport =>
  async (request) => {
    const answer = await send(request)
    const { status } = answer
    if (isTemporaryStatus(status)) return answer
    const isForeign =
      status === proxyWantsSignIn ||
      status === networkWantsSignIn ||
      (status >= 300 && status < 400) ||
      (isPage(answer) && !takesPages(request))
    return isForeign ? refuse(answer) : answer
  }
