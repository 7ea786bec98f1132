import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { html, Markup, viewportMeta } from './html.ts'

const plainStyleSheet =
  ':root{color-scheme:light dark}body{font:16px/1.5 sans-serif;max-width:40rem;margin:3rem auto;padding:0 max(1rem,env(safe-area-inset-right)) 0 max(1rem,env(safe-area-inset-left))}label{margin-right:.25rem}' +
  'button,input{font:inherit;padding:.5rem 1rem}td,th{text-align:left;padding:.25rem 1.5rem .25rem 0}'

interface PageStyle {
  language?: string
  style?: string
  files?: Markup
  frames?: string | undefined
}

export function sendPlainPage(
  reply: FastifyReply,
  status: number,
  title: string,
  content: string | Markup,
  { language = 'en', style = plainStyleSheet, files, frames = '' }: PageStyle = {},
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .status(status)
    .headers({
      'content-security-policy': createPolicy(nonce, files !== undefined, frames),
      'cache-control': 'no-store',
      // Other sites must not see the key in the address. With no-referrer, forms would send Origin null.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    })
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html><html lang="${language}" dir="ltr"><meta charset="utf-8">
${viewportMeta}<title>${title}</title>
<link rel="icon" href="data:,"><style nonce="${nonce}">${new Markup(style)}</style>${files}
${typeof content === 'string' ? new Markup(content) : content}`.text,
    )
}

const createPolicy = (nonce: string, hasFiles: boolean, frames: string): string =>
  [
    "default-src 'none'",
    `style-src ${hasFiles ? "'self' " : ''}'nonce-${nonce}'`,
    `img-src ${hasFiles ? "'self' " : ''}data:`,
    ...(hasFiles ? ["script-src 'self'", "connect-src 'self'", `frame-src 'self' ${frames}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
