import { expect, vi } from 'vitest'

const DRAFTS = 'heed.drafts'

/** What the tab keeps as soon as the text is among it: what a page begins with that is loaded again. */
export const keptInTab = (text: string): Promise<Record<string, unknown>> =>
  vi.waitFor(() => {
    const kept = sessionStorage.getItem(DRAFTS) ?? ''
    expect(kept).toContain(text)
    return { [DRAFTS]: JSON.parse(kept) }
  })
