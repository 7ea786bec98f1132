import { expect, vi } from 'vitest'

const DRAFTS = 'heed.drafts'

/** Contents of the tab's storage once they include the text: the start of a reloaded page. */
export const keptInTab = (text: string): Promise<Record<string, unknown>> =>
  vi.waitFor(() => {
    const kept = sessionStorage.getItem(DRAFTS) ?? ''
    expect(kept).toContain(text)
    return { [DRAFTS]: JSON.parse(kept) }
  })
