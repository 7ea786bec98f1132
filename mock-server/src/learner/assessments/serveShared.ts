import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invitationLink } from '../../domain/assessments/delivery/links.ts'
import {
  resultByAddress,
  type SharedAssessment,
  sharedAssessment,
} from '../../domain/assessments/taking/shared.ts'
import { html } from '../../server/pages/html.ts'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { Worlds } from '../../server/worlds/Worlds.ts'
import { createSay, getSurroundings, linkTo, type Page, type Surroundings } from '../learnerPage.ts'
import { getMissWait, hasMissedOften, toSharedLink } from '../linkPace.ts'
import { action, type LinkResult, type LinkRoute, page } from '../serveLearner.ts'

interface Door extends SharedAssessment {
  live: LiveWorld
  around: Surroundings
  path: string
}

export function serveShared(app: FastifyInstance, worlds: Worlds): void {
  const way: LinkRoute<Door> = {
    app,
    worlds,
    opening: toSharedLink,
    find: (request) => findDoor(worlds, request),
  }
  const root = '/take/assessment/of/:uniqueId'
  page(way, root, (door) => askPage(door))
  action(way, root, async (door, form, request) => {
    if (hasMissedOften(worlds, request)) return { wait: getMissWait(worlds, request) }
    const next = await enter(door, form.get('email') ?? '')
    if (typeof next !== 'string') getMissWait(worlds, request)
    return next
  })
}

function findDoor(worlds: Worlds, request: FastifyRequest): LinkResult<Door> {
  const live = worlds.chosenBy(request.headers)
  const { uniqueId = '' } = request.params as { uniqueId?: string }
  if (!live) return { closed: 'notValid', around: getSurroundings(request, undefined) }
  const found = sharedAssessment(live.world, uniqueId)
  const around = { ...getSurroundings(request, live.world, found.company), note: undefined }
  if ('closed' in found) return { closed: found.closed, around }
  return { opened: { ...found, live, around, path: `/take/assessment/of/${uniqueId}` } }
}

/** `wrong`: an address without access. The page doesn't reveal if an employee has this address. */
function askPage({ around, path, assessment }: Door, wrong?: string): Page {
  const say = createSay(around)
  const isWrong = wrong !== undefined
  const field = html`<input id="email" name="email" type="email" autocomplete="email" required maxlength="100" value="${wrong ?? ''}"${isWrong && html` aria-invalid="true" aria-describedby="wrong"`}>`
  const content = html`<p class="quiet" dir="auto">${assessment.name}</p><h1>${say('whoAreYou')}</h1>
<form class="who" method="post" action="${linkTo(around, path)}"><label for="email">${say('workEmail')}</label>${field}
${isWrong && html`<p class="notice bad" id="wrong" role="alert">${say('notInvited')}</p>`}<button class="primary">${say('goOn')}</button></form>`
  return { title: assessment.name, content, ...(isWrong ? { status: 422 } : {}) }
}

async function enter(door: Door, email: string): Promise<string | Page> {
  const { live, around, assessment } = door
  const result = resultByAddress(live.world, door, email)
  if (!result) return askPage(door, email)
  await live.commit('shared assessment page')
  return linkTo(around, invitationLink(live.world, assessment, result))
}
