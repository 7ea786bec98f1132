import { type BoundFunctions, type queries, screen, within } from '@testing-library/react'

export function readEmailPreview(): {
  subject: string | null
  body: HTMLElement
  inBody: BoundFunctions<typeof queries>
} {
  const [subjectElement, bodyHost] = screen.getByRole('group', { name: 'Email preview' }).children
  const body = bodyHost?.firstElementChild?.shadowRoot?.firstElementChild
  if (!(body instanceof HTMLElement)) throw new Error('The mail has no body')
  return { subject: subjectElement?.querySelector('[lang]')?.textContent ?? null, body, inBody: within(body) }
}
