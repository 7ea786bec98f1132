import { escapeHtml } from '@heed/contracts/mail/escapeHtml'

interface EmbedShown {
  title: string
  language: string
  choices: readonly { code: string; name: string; address: string }[]
  /** Shown above the video; left out where the logo is hidden. */
  brand: string | undefined
  /** Reported once when the video begins to play; left out in a preview. */
  play: string | undefined
  /** Where it is reported. */
  views: string
}

const style = `
html, body { height: 100%; margin: 0; font: 14px/1.4 system-ui, sans-serif; background: #10161d; color: #fff; }
body { display: flex; flex-direction: column; }
header { display: flex; gap: 12px; align-items: center; padding: 6px 12px; }
header strong { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
select { font: inherit; color: inherit; background: #26303a; border: 1px solid #6b7885; border-radius: 4px; padding: 2px 6px; }
iframe { flex: 1; width: 100%; border: 0; }
main { margin: auto; padding: 24px; text-align: center; }
`

/** Counts the first play of this page and hands the player's messages on to the page around it. */
const script = `
const shown = JSON.parse(document.getElementById('shown').textContent)
const frame = document.getElementById('player')
let isCounted = shown.play === undefined
addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow || data?.source !== 'heed-player') return
  if (!isCounted) {
    isCounted = true
    fetch(shown.views, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ play: shown.play }),
    })
  }
  if (parent !== window) parent.postMessage(data, '*')
})
document.getElementById('language')?.addEventListener('change', ({ target }) => {
  frame.src = target.value
})
`

const frameOf = (title: string, lang: string, nonce: string, body: string): string => `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
${body}
</body>
</html>
`

export function embedHtml(shown: EmbedShown, nonce: string): string {
  const { title, language, choices, brand, play, views } = shown
  const options = choices.map(
    ({ code, name, address }) =>
      `<option value="${escapeHtml(address)}"${code === language ? ' selected' : ''}>${escapeHtml(name)}</option>`,
  )
  const chooser =
    choices.length > 1 ? `<select id="language" aria-label="Language">${options.join('')}</select>` : ''
  const name = brand === undefined ? '' : `<strong>${escapeHtml(brand)}</strong>`
  const head = name || chooser ? `<header>${name}${chooser}</header>\n` : ''
  const address = choices.find(({ code }) => code === language)?.address ?? ''
  const data = JSON.stringify({ play, views }).replaceAll('<', '\\u003c')
  return frameOf(
    title,
    language,
    nonce,
    `${head}<iframe id="player" title="${escapeHtml(title)}" src="${escapeHtml(address)}" allow="autoplay; fullscreen"></iframe>
<script type="application/json" id="shown">${data}</script>
<script nonce="${nonce}">${script}</script>`,
  )
}

export const refusedHtml = (reason: string, nonce: string): string =>
  frameOf(
    'This video cannot be shown',
    'en',
    nonce,
    `<main><h1>This video cannot be shown</h1><p>${escapeHtml(reason)}</p></main>`,
  )
