import { demoCards, findDemoCard } from '@heed/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keepCard } from '../../domain/billing/cards.ts'
import { type PayerRow, rowOfPayer } from '../../domain/billing/payer.ts'
import { cancelSubscription } from '../../domain/billing/subscribe.ts'
import { createBodyGuard } from '../body/bodyAfter.ts'
import type { LiveWorld } from '../worlds/LiveWorld.ts'
import type { Worlds } from '../worlds/Worlds.ts'
import { getBasePath } from '../worlds/worldInPath.ts'
import { type BillingPageContext, bankPage, billingPage, gonePage } from './billingPages.ts'
import { sendPlainPage } from './plainPage.ts'

interface Asked extends BillingPageContext {
  live: LiveWorld
}

const title = 'Billing'

export function serveBilling(app: FastifyInstance, worlds: Worlds): void {
  const page = (url: string, content: (asked: Asked) => string) =>
    app.get(url, (request, reply) => {
      const asked = read(worlds, request)
      return asked ? sendPlainPage(reply, 200, title, content(asked)) : sendGone(reply)
    })
  const judgeUnread = createBodyGuard((request, reply) => read(worlds, request) ?? sendGone(reply))
  const action = (url: string, act: (asked: Asked, form: URLSearchParams) => string) =>
    app.post(url, { onRequest: judgeUnread }, async (request, reply): Promise<FastifyReply> => {
      const asked = read(worlds, request)
      if (!asked) return sendGone(reply)
      const next = act(asked, new URLSearchParams(String(request.body ?? '')))
      await asked.live.commit('billing page')
      return reply.redirect(next, 303)
    })
  page('/billing/:token', billingPage)
  page('/billing/:token/3ds', bankPage)
  action('/billing/:token', change)
  action('/billing/:token/3ds', (asked, form) =>
    form.get('answer') === 'confirm'
      ? giveCard(asked, demoCards.asks.verifiedNonce)
      : saying(asked, 'needs3ds'),
  )
}

const sendGone = (reply: FastifyReply): FastifyReply => sendPlainPage(reply, 404, title, gonePage)

function read(worlds: Worlds, request: FastifyRequest): Asked | undefined {
  const live = worlds.chosenBy(request.headers)
  const { token = '' } = request.params as { token?: string }
  const session = live?.world.billing.sessions.get(token)
  if (!live || !session || live.world.clock.isPast(session.expires)) return undefined
  const payer = rowOfPayer(live.world, session.payer)
  if (!payer) return undefined
  const says = new URLSearchParams(request.raw.url?.split('?')[1]).get('says') ?? ''
  const below = getBasePath(request.raw)
  return {
    live,
    world: live.world,
    session,
    payer,
    path: `${below}/billing/${token}`,
    home: `${below}${getReturnPath(payer)}`,
    says,
  }
}

const getReturnPath = ({ account }: PayerRow): string =>
  account ? `/partner/${account.id}/companies` : '/settings/subscriptions'

const saying = ({ path }: Asked, what: string): string => `${path}?says=${what}`

function change(asked: Asked, form: URLSearchParams): string {
  const { world, session, payer, path } = asked
  if (form.get('do') === 'card') {
    const card = findDemoCard(form.get('number') ?? '')
    return card === demoCards.asks ? `${path}/3ds` : giveCard(asked, card?.nonce ?? '')
  }
  if (form.get('do') !== 'cancel' || session.opens !== 'portal') return path
  const { company } = payer
  const isOwn = company !== undefined && company.plan?.type !== 'partner'
  return saying(asked, isOwn && cancelSubscription(world, company) ? 'cancelled' : 'ended')
}

function giveCard(asked: Asked, nonce: string): string {
  const { world, session, home } = asked
  const verdict = keepCard(world, session.payer, nonce)
  return verdict === 'accepted' && session.opens === 'card' ? home : saying(asked, verdict)
}
