import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const escapeHtml = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`)

/** Writes a page that shows all pictures in the folder; returns its path. */
export function writeGallery(folder) {
  const pictures = readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .sort()
    .map(
      (name) =>
        `<figure><img loading="lazy" src="${escapeHtml(encodeURI(name))}" alt=""><figcaption>${escapeHtml(name)}</figcaption></figure>`,
    )
  const path = join(folder, 'index.html')
  writeFileSync(
    path,
    `<!doctype html><meta charset="utf-8"><title>Heed, all screens</title>
<style>body{font:14px system-ui;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{width:440px;border:1px solid #ccc}</style>
${pictures.join('\n')}
`,
  )
  return path
}
