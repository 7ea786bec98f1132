import { hasDirectory, type IntegrationType, integrationNames } from '@heed/contracts'
import { escapeHtml } from '@heed/contracts/mail/escapeHtml'
import { anIntegrationRow, type CompanyRow } from '@heed/fixtures'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { opens } from '../../domain/integrations/consent.ts'
import { createBodyGuard } from '../body/bodyAfter.ts'
import type { LiveWorld } from '../worlds/LiveWorld.ts'
import type { Worlds } from '../worlds/Worlds.ts'
import { sendPlainPage } from './plainPage.ts'

interface Asked {
  live: LiveWorld
  company: CompanyRow
  type: IntegrationType
}

const title = 'Connect'

export function serveConsent(app: FastifyInstance, worlds: Worlds): void {
  for (const type of ['slack', 'google'] as const) {
    app.get(`/connect/${type}`, (request, reply) => {
      const asked = read(worlds, request, type)
      return asked ? sendPlainPage(reply, 200, title, question(asked)) : sendGone(reply)
    })
    const judgeUnread = createBodyGuard((request, reply) => read(worlds, request, type) ?? sendGone(reply))
    app.post(`/connect/${type}`, { onRequest: judgeUnread }, async (request, reply) => {
      const asked = read(worlds, request, type)
      if (!asked) return sendGone(reply)
      const denied = request.body === 'answer=deny'
      if (!denied) await connect(asked, request.body === 'answer=revoke')
      const said = new URLSearchParams(
        denied
          ? { message: `${integrationNames[type]} wasn't connected: access denied.`, messageType: 'warning' }
          : { message: `${integrationNames[type]} is connected.`, messageType: 'success' },
      )
      return reply.redirect(`${asked.live.path}/settings/integrations/${type}/?${said}`, 303)
    })
  }
}

const sendGone = (reply: FastifyReply): FastifyReply => sendPlainPage(reply, 404, title, gone)

function read(worlds: Worlds, request: FastifyRequest, type: IntegrationType): Asked | undefined {
  const live = worlds.chosenBy(request.headers)
  const query = new URLSearchParams(request.raw.url?.split('?')[1])
  const company = live?.world.companies.get(Number(query.get('company')))
  if (!live || !company || !opens(live.world, company, type, query.get('key') ?? '')) return undefined
  return { live, company, type }
}

async function connect({ live, company, type }: Asked, revoked: boolean): Promise<void> {
  const { connections } = live.world.integrations
  const before = connections.get(`${company.id} ${type}`)
  const row = before ?? anIntegrationRow(type, { companyId: company.id })
  connections.put({ ...row, connected: true, enabled: true, revoked })
  await live.commit(`connect ${type}`)
}

const gone = "<p>This link isn't valid. Please connect again from the settings.</p>"

function question({ company, type }: Asked): string {
  const name = integrationNames[type]
  const what = hasDirectory(type) ? 'read people and groups' : 'send messages'
  return `<h1>${name}</h1><p>Allow Heed to ${what} at ${escapeHtml(company.name)}?</p><form method="post">
<button name="answer" value="allow">Allow</button>
<button name="answer" value="deny">Deny</button>
<button name="answer" value="revoke">Allow, then revoke immediately</button></form>`
}
