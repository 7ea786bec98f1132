export type Urgency = 'polite' | 'assertive'

const HOST_ID = 'announcer'

const REMOVAL_DELAY_MS = 10_000

/** Pause after the last change, so that typing announces only the result, ms. */
export const QUIET_DELAY_MS = 500

export function mountAnnouncer(): HTMLElement {
  const mounted = document.getElementById(HOST_ID)
  if (mounted) return mounted
  const host = document.createElement('div')
  host.id = HOST_ID
  host.style.cssText = 'position:fixed;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)'
  for (const urgency of ['polite', 'assertive'] satisfies Urgency[]) {
    const region = document.createElement('div')
    region.setAttribute('aria-live', urgency)
    region.setAttribute('aria-relevant', 'additions')
    host.append(region)
  }
  new MutationObserver(() => host.removeAttribute('aria-hidden')).observe(host, {
    attributeFilter: ['aria-hidden'],
  })
  document.body.append(host)
  return host
}

/** Equal texts are announced each time, and texts in quick succession one after the other. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const message = text.replace(/\s+/g, ' ').trim()
  const region = mountAnnouncer().querySelector(`[aria-live=${urgency}]`)
  if (message === '' || !region) return
  const line = document.createElement('div')
  line.textContent = message
  region.append(line)
  setTimeout(() => line.remove(), REMOVAL_DELAY_MS)
}
