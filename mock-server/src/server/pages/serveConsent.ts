import { type IntegrationType, integrationNames, isDirectoryIntegration } from '@heed/contracts'
import { escapeHtml } from '@heed/contracts/mail/escapeHtml'
import { anIntegrationRow, type CompanyRow } from '@heed/fixtures'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isValidConsentKey } from '../../domain/integrations/consent.ts'
import { createBodyGuard } from '../body/bodyAfter.ts'
import type { LiveWorld } from '../worlds/LiveWorld.ts'
import type { Worlds } from '../worlds/Worlds.ts'
import { sendPlainPage } from './plainPage.ts'

interface ConsentRequest {
  live: LiveWorld
  company: CompanyRow
  type: IntegrationType
}

const title = 'Connect'

export function serveConsent(app: FastifyInstance, worlds: Worlds): void {
  for (const type of ['slack', 'google'] as const) {
    app.get(`/connect/${type}`, (request, reply) => {
      const consentRequest = readRequest(worlds, request, type)
      return consentRequest
        ? sendPlainPage(reply, 200, title, renderConsentForm(consentRequest))
        : sendInvalidLinkPage(reply)
    })
    const checkBeforeBody = createBodyGuard(
      (request, reply) => readRequest(worlds, request, type) ?? sendInvalidLinkPage(reply),
    )
    app.post(`/connect/${type}`, { onRequest: checkBeforeBody }, async (request, reply) => {
      const consentRequest = readRequest(worlds, request, type)
      if (!consentRequest) return sendInvalidLinkPage(reply)
      const isDenied = request.body === 'answer=deny'
      if (!isDenied) await setConnection(consentRequest, request.body === 'answer=revoke')
      const resultQuery = new URLSearchParams(
        isDenied
          ? { message: `${integrationNames[type]} wasn't connected: access denied.`, messageType: 'warning' }
          : { message: `${integrationNames[type]} is connected.`, messageType: 'success' },
      )
      return reply.redirect(`${consentRequest.live.path}/settings/integrations/${type}/?${resultQuery}`, 303)
    })
  }
}

const sendInvalidLinkPage = (reply: FastifyReply): FastifyReply =>
  sendPlainPage(reply, 404, title, invalidLinkText)

function readRequest(
  worlds: Worlds,
  request: FastifyRequest,
  type: IntegrationType,
): ConsentRequest | undefined {
  const liveWorld = worlds.getRequestedWorld(request.headers)
  const query = new URLSearchParams(request.raw.url?.split('?')[1])
  const company = liveWorld?.world.companies.get(Number(query.get('company')))
  if (!liveWorld || !company || !isValidConsentKey(liveWorld.world, company, type, query.get('key') ?? ''))
    return undefined
  return { live: liveWorld, company, type }
}

async function setConnection({ live, company, type }: ConsentRequest, isRevoked: boolean): Promise<void> {
  const { connections } = live.world.integrations
  const currentRow = connections.get(`${company.id} ${type}`)
  const row = currentRow ?? anIntegrationRow(type, { companyId: company.id })
  connections.put({ ...row, connected: true, enabled: true, revoked: isRevoked })
  await live.commit(`connect ${type}`)
}

const invalidLinkText = "<p>This link isn't valid. Please connect again from the settings.</p>"

function renderConsentForm({ company, type }: ConsentRequest): string {
  const name = integrationNames[type]
  const accessText = isDirectoryIntegration(type) ? 'read people and groups' : 'send messages'
  return `<h1>${name}</h1><p>Allow Heed to ${accessText} at ${escapeHtml(company.name)}?</p><form method="post">
<button name="answer" value="allow">Allow</button>
<button name="answer" value="deny">Deny</button>
<button name="answer" value="revoke">Allow, then revoke immediately</button></form>`
}
