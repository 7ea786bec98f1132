import type { Urgency } from '../src/lib/announcer/announce.ts'

/** Texts announced in this test so far, oldest first. */
export function listAnnouncements(urgency?: Urgency): string[] {
  const region = urgency ? `[aria-live=${urgency}]` : '[aria-live]'
  return [...document.querySelectorAll(`#announcer ${region} > *`)].map(
    ({ textContent }) => textContent ?? '',
  )
}
