import { escapeHtml } from '@heed/contracts/mail/escapeHtml'
import { renderFrame } from '../calls/framePage.ts'

interface EmbedPageData {
  title: string
  language: string
  choices: readonly { code: string; name: string; address: string }[]
  brand: string | undefined
  play: string | undefined
  views: string
}

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

export function renderEmbed(pageData: EmbedPageData, nonce: string): string {
  const { title, language, choices, brand, play, views } = pageData
  const options = choices.map(
    ({ code, name, address }) =>
      `<option lang="${escapeHtml(code)}" value="${escapeHtml(address)}"${code === language ? ' selected' : ''}>${escapeHtml(name)}</option>`,
  )
  const languageChooser =
    choices.length > 1
      ? `<select id="language" lang="en" aria-label="Language">${options.join('')}</select>`
      : ''
  const name = brand === undefined ? '' : `<strong>${escapeHtml(brand)}</strong>`
  const header = name || languageChooser ? `<header>${name}${languageChooser}</header>\n` : ''
  const address = choices.find(({ code }) => code === language)?.address ?? ''
  const data = JSON.stringify({ play, views }).replaceAll('<', '\\u003c')
  return renderFrame(
    title,
    language,
    nonce,
    `${header}<iframe id="player" title="${escapeHtml(title)}" src="${escapeHtml(address)}" allow="autoplay; fullscreen"></iframe>
<script type="application/json" id="shown">${data}</script>
<script nonce="${nonce}">${script}</script>`,
  )
}
