import type { LearnerWord } from '@heed/fixtures/library'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createBodyGuard } from '../server/body/bodyAfter.ts'
import { html } from '../server/pages/html.ts'
import type { Worlds } from '../server/worlds/Worlds.ts'
import { type FileReply, sendFileReply } from '../server/writeFile.ts'
import { createTranslator, type Page, type PageContext, sendLearnerPage } from './learnerPage.ts'
import { type LinkRequest, recordInvalidLink, recordLinkOpening } from './linkPace.ts'

type ClosedReason = 'notValid' | 'expired' | 'stopped' | 'over' | 'notBegun'

export type LinkResult<Opened> = { opened: Opened } | { closed: ClosedReason; pageContext: PageContext }

export interface LinkRoute<Opened extends { pageContext: PageContext }> {
  app: FastifyInstance
  worlds: Worlds
  toLinkRequest(request: FastifyRequest): LinkRequest
  find(request: FastifyRequest): LinkResult<Opened>
}

/** Rejects invalid links and links opened too often (U-20). */
function openLink<Opened extends { pageContext: PageContext }>(
  route: LinkRoute<Opened>,
  request: FastifyRequest,
  reply: FastifyReply,
): Opened | undefined {
  const linkResult = route.find(request)
  const isInvalidLink = 'closed' in linkResult && linkResult.closed === 'notValid'
  const seconds = isInvalidLink
    ? recordInvalidLink(route.worlds, request)
    : recordLinkOpening(route.worlds, request, route.toLinkRequest(request))
  const pageContext = 'closed' in linkResult ? linkResult.pageContext : linkResult.opened.pageContext
  if (seconds > 0) sendRateLimitPage(reply, pageContext, seconds)
  else if ('closed' in linkResult) sendClosedPage(reply, linkResult)
  else return linkResult.opened
  return undefined
}

export function servePage<Opened extends { pageContext: PageContext }>(
  route: LinkRoute<Opened>,
  url: string,
  renderPage: (openedPage: Opened, request: FastifyRequest) => Page | { goTo: string } | undefined,
): void {
  route.app.get(url, (request, reply) => {
    const openedLink = openLink(route, request, reply)
    if (!openedLink) return reply
    const renderedPage = renderPage(openedLink, request)
    if (!renderedPage)
      return sendClosedPage(reply, { closed: 'notValid', pageContext: openedLink.pageContext })
    return 'goTo' in renderedPage
      ? reply.redirect(renderedPage.goTo, 303)
      : sendLearnerPage(reply, openedLink.pageContext, renderedPage)
  })
}

export function serveFile<Opened extends { pageContext: PageContext }>(
  route: LinkRoute<Opened>,
  url: string,
  fetch: (openedPage: Opened, request: FastifyRequest) => Promise<FileReply> | undefined,
): void {
  route.app.get(url, async (request, reply): Promise<FastifyReply> => {
    const openedLink = openLink(route, request, reply)
    if (!openedLink) return reply
    const filePromise = fetch(openedLink, request)
    if (!filePromise)
      return sendClosedPage(reply, { closed: 'notValid', pageContext: openedLink.pageContext })
    return sendFileReply(reply, await filePromise)
  })
}

/** `page` repeats a form with the reason at its field. */
type ActionResult = string | Page | { wait: number; page: Page } | undefined

export function serveAction<Opened extends { pageContext: PageContext }>(
  route: LinkRoute<Opened>,
  url: string,
  runAction: (openedPage: Opened, form: URLSearchParams, request: FastifyRequest) => Promise<ActionResult>,
): void {
  const onRequest = createBodyGuard((request, reply) => openLink(route, request, reply) ?? reply)
  route.app.post(url, { onRequest }, async (request, reply): Promise<FastifyReply> => {
    const linkResult = route.find(request)
    if ('closed' in linkResult) return sendClosedPage(reply, linkResult)
    const nextPage = await runAction(
      linkResult.opened,
      new URLSearchParams(String(request.body ?? '')),
      request,
    )
    if (typeof nextPage === 'string') return reply.redirect(nextPage, 303)
    const { pageContext } = linkResult.opened
    if (!nextPage) return sendClosedPage(reply, { closed: 'notValid', pageContext })
    if (!('wait' in nextPage)) return sendLearnerPage(reply, pageContext, nextPage)
    return sendLearnerPage(reply.header('retry-after', String(nextPage.wait)), pageContext, nextPage.page)
  })
}

const closedPages: Readonly<
  Record<ClosedReason, { status: 404 | 410; title: LearnerWord; text: LearnerWord }>
> = {
  notValid: { status: 404, title: 'notValid', text: 'openAgain' },
  expired: { status: 410, title: 'expired', text: 'nothingToDo' },
  stopped: { status: 410, title: 'stopped', text: 'nothingToDo' },
  over: { status: 410, title: 'over', text: 'nothingToDo' },
  notBegun: { status: 410, title: 'notBegun', text: 'nothingToDo' },
}

function sendClosedPage(
  reply: FastifyReply,
  { closed, pageContext }: { closed: ClosedReason; pageContext: PageContext },
): FastifyReply {
  return sendMessagePage(reply, pageContext, closedPages[closed])
}

const sendRateLimitPage = (reply: FastifyReply, pageContext: PageContext, seconds: number): FastifyReply =>
  sendMessagePage(reply.header('retry-after', String(seconds)), pageContext, {
    status: 429,
    title: 'tooOften',
    text: 'waitAMinute',
  })

function sendMessagePage(
  reply: FastifyReply,
  pageContext: PageContext,
  { status, title, text }: { status: number; title: LearnerWord; text: LearnerWord },
): FastifyReply {
  const translate = createTranslator(pageContext)
  return sendLearnerPage(
    reply,
    { ...pageContext, footerNote: undefined },
    { status, title: translate(title), content: html`<h1>${translate(title)}</h1><p>${translate(text)}</p>` },
  )
}
