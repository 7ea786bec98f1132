import { mountAnnouncer } from '../../../src/lib/announcer/announce.ts'
import '../../../src/lib/mobx.ts'
import { fetchTransport } from '@heed/contracts'
import { createRoot } from 'react-dom/client'
import { startI18n } from '../../../src/app/i18n.ts'
import { getBasePath } from '../../../src/lib/addresses/basePath.ts'
import { getFormats } from '../../../src/lib/formats.ts'
import { loadDeskTexts } from '../addTexts.ts'
import { Desk } from '../Desk.ts'
import { DeskProvider } from '../DeskContext.tsx'
import { pageVisibility } from '../pageVisibility.ts'
import { Bar } from './Bar.tsx'
import { createBarStyles } from './barStyles.ts'

export async function mountBar(onHide: () => void): Promise<() => void> {
  await startI18n()
  await loadDeskTexts()
  const homeUrl = `${window.location.origin}${getBasePath()}`
  const desk = new Desk({
    address: `${homeUrl}/_mock`,
    formats: getFormats('en'),
    transport: fetchTransport(fetch),
    ...pageVisibility,
  })
  const host = document.createElement('div')
  const container = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [createBarStyles()]
  root.append(container)
  document.body.append(host)
  mountAnnouncer()
  // Dialogs hide their sibling elements from screen readers, but the bar must stay reachable.
  const observer = new MutationObserver(() => {
    if (host.hasAttribute('aria-hidden')) host.removeAttribute('aria-hidden')
  })
  observer.observe(host, { attributes: true, attributeFilter: ['aria-hidden'] })
  const view = createRoot(container)
  view.render(
    <DeskProvider desk={desk}>
      <Bar onHide={onHide} />
    </DeskProvider>,
  )
  return () => {
    observer.disconnect()
    view.unmount()
    host.remove()
  }
}
