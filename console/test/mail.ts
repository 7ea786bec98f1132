import { type BoundFunctions, type queries, screen, within } from '@testing-library/react'

/** The mail that the page shows: its subject, and what stands in it. */
export function shownMail(): {
  subject: string | null
  body: HTMLElement
  inBody: BoundFunctions<typeof queries>
} {
  const [head, place] = screen.getByRole('group', { name: 'The email as it arrives' }).children
  const body = place?.shadowRoot?.firstElementChild
  if (!(body instanceof HTMLElement)) throw new Error('The mail has no body')
  return { subject: head?.textContent ?? null, body, inBody: within(body) }
}
