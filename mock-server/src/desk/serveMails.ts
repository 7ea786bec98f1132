import { renderEmailHtml } from '@heed/contracts/mail/emailHtml'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LiveWorld } from '../server/worlds/LiveWorld.ts'
import { DeskError } from './controls/control.ts'
import { findEmail } from './outbox.ts'

/** Like an email client, allows styles and images but no scripts. Links open outside the frame. */
const createEmailPolicy = (site: string): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src data: https: ${site}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')

function applyColorScheme(html: string, scheme: string | undefined): string {
  const darkSchemeQuery = /\(prefers-color-scheme:\s*dark\)/g
  if (scheme === 'dark') return html.replace(darkSchemeQuery, '(min-width: 0)')
  return scheme === 'light' ? html.replace(darkSchemeQuery, '(max-width: 0)') : html
}

export function serveEmails(
  desk: FastifyInstance,
  resolveWorld: (request: FastifyRequest) => { live: LiveWorld; address: string; site: string },
): void {
  desk.get<{ Params: { id: string }; Querystring: { scheme?: string } }>(
    '/outbox/:id/html',
    async (request, reply) => {
      const { live, address, site } = resolveWorld(request)
      const { subject, letter, channel } = findEmail(live, Number(request.params.id))
      if (channel === 'slack' || channel === 'teams')
        throw new DeskError(404, `Message ${request.params.id} is a chat message, not a page`)
      return reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': createEmailPolicy(site) })
        .type('text/html; charset=utf-8')
        .send(applyColorScheme(renderEmailHtml({ subject, letter, origin: address }), request.query.scheme))
    },
  )
}
