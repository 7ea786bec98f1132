import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

interface Listed {
  call: string
  says: string
}

const style = `
  :root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif }
  body { max-width: 52rem; margin: 3rem auto; padding: 0 1rem }
  dt { font-family: ui-monospace, monospace; margin-top: 1rem }
  dd { margin: 0; opacity: .75 }`

/** The controls as a page for people; what can be read is a link. */
export function sendIndexPage(reply: FastifyReply, controls: readonly Listed[]): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const rows = controls.map(({ call, says }) => `<dt>${linked(call)}</dt><dd>${escapeHtml(says)}</dd>`)
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Heed: controls of the mock server</title>` +
        `<style nonce="${nonce}">${style}</style><h1>Controls of the mock server</h1>` +
        `<p>For QA, never part of the API. <a href="/">Console</a></p><dl>${rows.join('')}</dl></html>`,
    )
}

function linked(call: string): string {
  const path = /^GET (\/\S+)$/.exec(call)?.[1]
  return path === undefined ? escapeHtml(call) : `GET <a href="${path}">${path}</a>`
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
