import type { LearnerWord } from '@heed/fixtures/library'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createBodyGuard } from '../server/body/bodyAfter.ts'
import { html } from '../server/pages/html.ts'
import type { Worlds } from '../server/worlds/Worlds.ts'
import { type FileReply, writeFile } from '../server/writeFile.ts'
import { createSay, type Page, type Surroundings, sendLearnerPage } from './learnerPage.ts'
import { getLinkWait, getMissWait, type LinkRequest } from './linkPace.ts'

type Reason = 'notValid' | 'expired' | 'stopped' | 'over' | 'notBegun'

export type LinkResult<Opened> = { opened: Opened } | { closed: Reason; around: Surroundings }

export interface LinkRoute<Opened extends { around: Surroundings }> {
  app: FastifyInstance
  worlds: Worlds
  opening(request: FastifyRequest): LinkRequest
  find(request: FastifyRequest): LinkResult<Opened>
}

/** Rejects invalid links and links opened too often (U-20). */
function opened<Opened extends { around: Surroundings }>(
  way: LinkRoute<Opened>,
  request: FastifyRequest,
  reply: FastifyReply,
): Opened | undefined {
  const found = way.find(request)
  const isMissed = 'closed' in found && found.closed === 'notValid'
  const seconds = isMissed
    ? getMissWait(way.worlds, request)
    : getLinkWait(way.worlds, request, way.opening(request))
  const around = 'closed' in found ? found.around : found.opened.around
  if (seconds > 0) sendTooOften(reply, around, seconds)
  else if ('closed' in found) sendClosed(reply, found)
  else return found.opened
  return undefined
}

export function page<Opened extends { around: Surroundings }>(
  way: LinkRoute<Opened>,
  url: string,
  show: (opened: Opened, request: FastifyRequest) => Page | { goTo: string } | undefined,
): void {
  way.app.get(url, (request, reply) => {
    const found = opened(way, request, reply)
    if (!found) return reply
    const shown = show(found, request)
    if (!shown) return sendClosed(reply, { closed: 'notValid', around: found.around })
    return 'goTo' in shown ? reply.redirect(shown.goTo, 303) : sendLearnerPage(reply, found.around, shown)
  })
}

export function file<Opened extends { around: Surroundings }>(
  way: LinkRoute<Opened>,
  url: string,
  fetch: (opened: Opened, request: FastifyRequest) => Promise<FileReply> | undefined,
): void {
  way.app.get(url, async (request, reply): Promise<FastifyReply> => {
    const found = opened(way, request, reply)
    if (!found) return reply
    const fetched = fetch(found, request)
    if (!fetched) return sendClosed(reply, { closed: 'notValid', around: found.around })
    return writeFile(reply, await fetched)
  })
}

type Answer = string | Page | { wait: number } | undefined

export function action<Opened extends { around: Surroundings }>(
  way: LinkRoute<Opened>,
  url: string,
  act: (opened: Opened, form: URLSearchParams, request: FastifyRequest) => Promise<Answer>,
): void {
  const onRequest = createBodyGuard((request, reply) => opened(way, request, reply) ?? reply)
  way.app.post(url, { onRequest }, async (request, reply): Promise<FastifyReply> => {
    const found = way.find(request)
    if ('closed' in found) return sendClosed(reply, found)
    const next = await act(found.opened, new URLSearchParams(String(request.body ?? '')), request)
    if (typeof next === 'string') return reply.redirect(next, 303)
    const { around } = found.opened
    if (next && 'wait' in next) return sendTooOften(reply, around, next.wait)
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
  return sendWords(reply, around, closedPages[closed])
}

const sendTooOften = (reply: FastifyReply, around: Surroundings, seconds: number): FastifyReply =>
  sendWords(reply.header('retry-after', String(seconds)), around, {
    status: 429,
    title: 'tooOften',
    text: 'waitAMinute',
  })

function sendWords(
  reply: FastifyReply,
  around: Surroundings,
  { status, title, text }: { status: number; title: LearnerWord; text: LearnerWord },
): FastifyReply {
  const say = createSay(around)
  return sendLearnerPage(
    reply,
    { ...around, note: undefined },
    { status, title: say(title), content: html`<h1>${say(title)}</h1><p>${say(text)}</p>` },
  )
}
