import { WorkEmail } from '@heed/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formatInvitationLink } from '../../domain/assessments/delivery/links.ts'
import {
  findOrCreateResult,
  findSharedAssessment,
  type SharedAssessment,
} from '../../domain/assessments/taking/shared.ts'
import { html } from '../../server/pages/html.ts'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { Worlds } from '../../server/worlds/Worlds.ts'
import { renderErrorAttributes } from '../fieldError.ts'
import { createTranslator, formatLink, getPageContext, type Page, type PageContext } from '../learnerPage.ts'
import { hasTooManyInvalidLinks, recordInvalidLink, toSharedLinkRequest } from '../linkPace.ts'
import { type LinkResult, type LinkRoute, serveAction, servePage } from '../serveLearner.ts'

interface SharedLinkPage extends SharedAssessment {
  live: LiveWorld
  pageContext: PageContext
  path: string
}

export function serveShared(app: FastifyInstance, worlds: Worlds): void {
  const route: LinkRoute<SharedLinkPage> = {
    app,
    worlds,
    toLinkRequest: toSharedLinkRequest,
    find: (request) => findSharedPage(worlds, request),
  }
  const root = '/take/assessment/of/:uniqueId'
  servePage(route, root, (sharedPage) => renderEmailFormPage(sharedPage))
  serveAction(route, root, async (sharedPage, form, request) => {
    const email = form.get('email') ?? ''
    // An incomplete address can't be a guess, so it doesn't count as one.
    if (!WorkEmail.safeParse(email).success)
      return renderEmailFormPage(sharedPage, { email, reason: 'enterEmail', status: 422 })
    if (hasTooManyInvalidLinks(worlds, request))
      return {
        wait: recordInvalidLink(worlds, request),
        page: renderEmailFormPage(sharedPage, { email, reason: 'waitAMinute', status: 429 }),
      }
    const nextPage = await openInvitation(sharedPage, email)
    if (typeof nextPage !== 'string') recordInvalidLink(worlds, request)
    return nextPage
  })
}

function findSharedPage(worlds: Worlds, request: FastifyRequest): LinkResult<SharedLinkPage> {
  const liveWorld = worlds.getRequestedWorld(request.headers)
  const { uniqueId = '' } = request.params as { uniqueId?: string }
  if (!liveWorld) return { closed: 'notValid', pageContext: getPageContext(request, undefined) }
  const sharedResult = findSharedAssessment(liveWorld.world, uniqueId)
  const learnerContext = {
    ...getPageContext(request, liveWorld.world, sharedResult.company),
    footerNote: undefined,
  }
  if ('closed' in sharedResult) return { closed: sharedResult.closed, pageContext: learnerContext }
  return {
    opened: {
      ...sharedResult,
      live: liveWorld,
      pageContext: learnerContext,
      path: `/take/assessment/of/${uniqueId}`,
    },
  }
}

interface RejectedEmail {
  email: string
  reason: 'enterEmail' | 'notInvited' | 'waitAMinute'
  status: number
}

/** The page doesn't reveal whether an employee has the rejected address. */
function renderEmailFormPage(
  { pageContext, path, assessment }: SharedLinkPage,
  rejected?: RejectedEmail,
): Page {
  const translate = createTranslator(pageContext)
  const error = rejected && { id: 'wrong', isFirst: true }
  const field = html`<input id="email" name="email" type="email" autocomplete="email" required maxlength="100" value="${rejected?.email ?? ''}"${renderErrorAttributes(error)}>`
  const content = html`<p class="quiet" dir="auto">${assessment.name}</p><h1>${translate('whoAreYou')}</h1>
<form class="who" method="post" novalidate action="${formatLink(pageContext, path)}"><label for="email">${translate('workEmail')}</label>${field}
${rejected && html`<p class="notice bad" id="wrong" role="alert">${translate(rejected.reason)}</p>`}<button class="primary">${translate('goOn')}</button></form>`
  const title = assessment.name
  return rejected
    ? { title: translate('errorTitle', { title }), content, status: rejected.status }
    : { title, content }
}

async function openInvitation(sharedPage: SharedLinkPage, email: string): Promise<string | Page> {
  const { live, pageContext, assessment } = sharedPage
  const result = findOrCreateResult(live.world, sharedPage, email)
  if (!result) return renderEmailFormPage(sharedPage, { email, reason: 'notInvited', status: 422 })
  await live.commit('shared assessment page')
  return formatLink(pageContext, formatInvitationLink(live.world, assessment, result))
}
