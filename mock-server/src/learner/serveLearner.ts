import type { LearnerWord } from '@heed/fixtures/library'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyAfter } from '../server/body/bodyAfter.ts'
import { html } from '../server/html.ts'
import { type FileReply, writeFile } from '../server/writeFile.ts'
import { type Page, type Surroundings, sayIn, sendLearnerPage } from './learnerPage.ts'

/** Why a link opens nothing. */
type Reason = 'notValid' | 'expired' | 'stopped' | 'over' | 'notBegun'

/** What a link leads to: what its pages show, or why it is closed. */
export type Found<Opened> = { opened: Opened } | { closed: Reason; around: Surroundings }

/** How a request is read; the same for every page of one kind of link. */
export interface Way<Opened extends { around: Surroundings }> {
  app: FastifyInstance
  find(request: FastifyRequest): Found<Opened>
}

/** Pages that are read; where there is nothing to show, the link is not valid. */
export function page<Opened extends { around: Surroundings }>(
  { app, find }: Way<Opened>,
  url: string,
  show: (opened: Opened, request: FastifyRequest) => Page | { goTo: string } | undefined,
): void {
  app.get(url, (request, reply) => {
    const found = find(request)
    if ('closed' in found) return sendClosed(reply, found)
    const { opened } = found
    const shown = show(opened, request)
    if (!shown) return sendClosed(reply, { closed: 'notValid', around: opened.around })
    return 'goTo' in shown ? reply.redirect(shown.goTo, 303) : sendLearnerPage(reply, opened.around, shown)
  })
}

/** Files that are fetched; where there is none, the link is not valid. */
export function file<Opened extends { around: Surroundings }>(
  { app, find }: Way<Opened>,
  url: string,
  fetch: (opened: Opened) => Promise<FileReply> | undefined,
): void {
  app.get(url, async (request, reply): Promise<FastifyReply> => {
    const found = find(request)
    if ('closed' in found) return sendClosed(reply, found)
    const fetched = fetch(found.opened)
    if (!fetched) return sendClosed(reply, { closed: 'notValid', around: found.opened.around })
    return writeFile(reply, await fetched)
  })
}

/** What a form does; the answer is where it leads, or what it shows instead. */
export function action<Opened extends { around: Surroundings }>(
  { app, find }: Way<Opened>,
  url: string,
  act: (opened: Opened, form: URLSearchParams) => Promise<string | Page | undefined>,
): void {
  const judgeUnread = bodyAfter((request, reply) => {
    const found = find(request)
    if ('closed' in found) sendClosed(reply, found)
  })
  app.post(url, { onRequest: judgeUnread }, async (request, reply): Promise<FastifyReply> => {
    const found = find(request)
    if ('closed' in found) return sendClosed(reply, found)
    const next = await act(found.opened, new URLSearchParams(String(request.body ?? '')))
    if (typeof next === 'string') return reply.redirect(next, 303)
    const { around } = found.opened
    return next ? sendLearnerPage(reply, around, next) : sendClosed(reply, { closed: 'notValid', around })
  })
}

const closedPages: Readonly<Record<Reason, { status: 404 | 410; title: LearnerWord; text: LearnerWord }>> = {
  notValid: { status: 404, title: 'notValid', text: 'openAgain' },
  expired: { status: 410, title: 'expired', text: 'nothingToDo' },
  stopped: { status: 410, title: 'stopped', text: 'nothingToDo' },
  over: { status: 410, title: 'over', text: 'nothingToDo' },
  notBegun: { status: 410, title: 'notBegun', text: 'nothingToDo' },
}

function sendClosed(
  reply: FastifyReply,
  { closed, around }: { closed: Reason; around: Surroundings },
): FastifyReply {
  const { status, title, text } = closedPages[closed]
  const say = sayIn(around)
  return sendLearnerPage(
    reply,
    { ...around, note: undefined },
    { status, title: say(title), content: html`<h1>${say(title)}</h1><p>${say(text)}</p>` },
  )
}
