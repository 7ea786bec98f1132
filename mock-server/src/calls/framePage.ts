import { randomBytes } from 'node:crypto'
import { escapeHtml } from '@heed/contracts/mail/escapeHtml'
import type { ServedFile } from './handler.ts'

const pageStyle = `
/* Otherwise WebKit draws the select's list in light colours. */
:root { color-scheme: dark; }
html, body { height: 100%; margin: 0; font: 14px/1.4 system-ui, sans-serif; background: #10161d; color: #fff; }
body { display: flex; flex-direction: column; }
header { display: flex; gap: 12px; align-items: center; padding: 6px 12px; }
header strong { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
select { font: inherit; color: inherit; background: #26303a; border: 1px solid #6b7885; border-radius: 4px; padding: 2px 6px; }
iframe { flex: 1; width: 100%; border: 0; }
main { margin: auto; padding: 24px; text-align: center; }
`

export const renderFrame = (
  title: string,
  lang: string,
  nonce: string,
  body: string,
): string => `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${pageStyle}</style>
</head>
<body>
${body}
</body>
</html>
`

/**
 * Any site may frame this page. Its script and style need the nonce. The policy lists the origins of its
 * frames and calls, because WebKit's 'self' matches nothing in a sandboxed frame.
 */
export function createFramePage(
  render: (nonce: string) => string,
  { status = 200, frames = '', calls = '' }: { status?: number; frames?: string; calls?: string } = {},
): ServedFile {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `frame-src 'self' ${frames}`.trimEnd(),
    `connect-src 'self' ${calls}`.trimEnd(),
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return {
    status,
    body: render(nonce),
    headers: { 'content-security-policy': policy.join('; '), 'referrer-policy': 'no-referrer' },
  }
}

export const createRefusalPage = (reason: string, status: number): ServedFile =>
  createFramePage(
    (nonce) =>
      renderFrame(
        "This video can't be shown",
        'en',
        nonce,
        `<main><h1>This video can't be shown</h1><p>${escapeHtml(reason)}</p></main>`,
      ),
    { status },
  )
