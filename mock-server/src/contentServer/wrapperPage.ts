import { escapeHtml } from '@heed/contracts/mail/escapeHtml'
import { isWebAddress } from '@heed/contracts/rules/packages/cmi5'
import type { ScormTranslationRow } from '@heed/fixtures'
import { toActivityId } from '../domain/content/previews.ts'
import type { PreviewRow } from '../world/areas/Content.ts'

export function renderWrapperPage(
  preview: PreviewRow,
  translation: ScormTranslationRow,
  nonce: string,
): string {
  const { kind, language, name, entryPoint } = translation
  const launch = {
    kind,
    entry: isWebAddress(entryPoint) ? entryPoint : `files/${entryPoint}`,
    activity: toActivityId(translation),
    registration: preview.registration,
    fetch: `${preview.endpoint}/fetch?key=${preview.id}`,
  }
  const library = kind === 'cmi5' ? '' : `<script src="${kind}.js"></script>\n`
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(name)}</title>
<style nonce="${nonce}">
html, body { height: 100%; margin: 0; background: #fff; }
iframe { display: block; width: 100%; height: 100%; border: 0; }
</style>
</head>
<body>
<iframe id="course" title="${escapeHtml(name)}" allow="autoplay; fullscreen"></iframe>
<script type="application/json" id="launch">${JSON.stringify(launch).replaceAll('<', '\\u003c')}</script>
${library}<script src="player.js"></script>
</body>
</html>
`
}
