import type { FastifyReply } from 'fastify'

const csp = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"
const style =
  ':root{color-scheme:light dark}body{font:16px/1.5 sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}label{margin-right:.25rem}' +
  'button,input{font:inherit;padding:.5rem 1rem}td,th{text-align:left;padding:.25rem 1.5rem .25rem 0}'

/** A page without scripts that stands in for one of an outside service; `content` is markup. */
export const sendPlainPage = (reply: FastifyReply, status: number, title: string, content: string) =>
  reply
    .status(status)
    .headers({
      'content-security-policy': csp,
      'cache-control': 'no-store',
      // Its address holds the key that opens it.
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title>` +
        `<style>${style}</style>${content}`,
    )
