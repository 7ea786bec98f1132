import { demoCards, findDemoCard } from '@heed/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { saveCard } from '../../domain/billing/cards.ts'
import { getPayerRow, type PayerRow } from '../../domain/billing/payer.ts'
import { cancelSubscription } from '../../domain/billing/subscribe.ts'
import { createBodyGuard } from '../body/bodyAfter.ts'
import type { LiveWorld } from '../worlds/LiveWorld.ts'
import type { Worlds } from '../worlds/Worlds.ts'
import { getBasePath } from '../worlds/worldInPath.ts'
import {
  type BillingPageContext,
  expiredLinkText,
  renderBankPage,
  renderBillingPage,
} from './billingPages.ts'
import { sendPlainPage } from './plainPage.ts'

interface BillingRequest extends BillingPageContext {
  live: LiveWorld
}

const title = 'Billing'

export function serveBilling(app: FastifyInstance, worlds: Worlds): void {
  const registerPage = (url: string, content: (context: BillingRequest) => string) =>
    app.get(url, (request, reply) => {
      const billingRequest = readRequest(worlds, request)
      return billingRequest
        ? sendPlainPage(reply, 200, title, content(billingRequest))
        : sendInvalidLinkPage(reply)
    })
  const checkBeforeBody = createBodyGuard(
    (request, reply) => readRequest(worlds, request) ?? sendInvalidLinkPage(reply),
  )
  const registerAction = (
    url: string,
    runAction: (context: BillingRequest, form: URLSearchParams) => string,
  ) =>
    app.post(url, { onRequest: checkBeforeBody }, async (request, reply): Promise<FastifyReply> => {
      const billingRequest = readRequest(worlds, request)
      if (!billingRequest) return sendInvalidLinkPage(reply)
      const nextUrl = runAction(billingRequest, new URLSearchParams(String(request.body ?? '')))
      await billingRequest.live.commit('billing page')
      return reply.redirect(nextUrl, 303)
    })
  registerPage('/billing/:token', renderBillingPage)
  registerPage('/billing/:token/3ds', renderBankPage)
  registerAction('/billing/:token', handleAction)
  registerAction('/billing/:token/3ds', (context, form) =>
    form.get('answer') === 'confirm'
      ? submitCard(context, demoCards.asks.verifiedNonce)
      : formatNoticePath(context, 'needs3ds'),
  )
}

const sendInvalidLinkPage = (reply: FastifyReply): FastifyReply =>
  sendPlainPage(reply, 404, title, expiredLinkText)

function readRequest(worlds: Worlds, request: FastifyRequest): BillingRequest | undefined {
  const liveWorld = worlds.getRequestedWorld(request.headers)
  const { token = '' } = request.params as { token?: string }
  const session = liveWorld?.world.billing.sessions.get(token)
  if (!liveWorld || !session || liveWorld.world.clock.isPast(session.expires)) return undefined
  const payer = getPayerRow(liveWorld.world, session.payer)
  if (!payer) return undefined
  const message = new URLSearchParams(request.raw.url?.split('?')[1]).get('says') ?? ''
  const basePath = getBasePath(request.raw)
  return {
    live: liveWorld,
    world: liveWorld.world,
    session,
    payer,
    path: `${basePath}/billing/${token}`,
    returnPath: `${basePath}${getReturnPath(payer)}`,
    noticeCode: message,
  }
}

const getReturnPath = ({ account }: PayerRow): string =>
  account ? `/partner/${account.id}/companies` : '/settings/subscriptions'

const formatNoticePath = ({ path }: BillingRequest, noticeCode: string): string =>
  `${path}?says=${noticeCode}`

function handleAction(context: BillingRequest, form: URLSearchParams): string {
  const { world, session, payer, path } = context
  if (form.get('do') === 'card') {
    const card = findDemoCard(form.get('number') ?? '')
    return card === demoCards.asks ? `${path}/3ds` : submitCard(context, card?.nonce ?? '')
  }
  if (form.get('do') !== 'cancel' || session.opens !== 'portal') return path
  const { company } = payer
  const hasOwnPlan = company !== undefined && company.plan?.type !== 'partner'
  return formatNoticePath(context, hasOwnPlan && cancelSubscription(world, company) ? 'cancelled' : 'ended')
}

function submitCard(context: BillingRequest, nonce: string): string {
  const { world, session, returnPath } = context
  const cardResult = saveCard(world, session.payer, nonce)
  return cardResult === 'accepted' && session.opens === 'card'
    ? returnPath
    : formatNoticePath(context, cardResult)
}
