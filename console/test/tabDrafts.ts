import { expect, vi } from 'vitest'

const DRAFTS = 'heed.drafts'

/** Waits until the tab's storage includes the text and returns its contents, with which a reloaded page starts. */
export const readTabDrafts = (text: string): Promise<Record<string, unknown>> =>
  vi.waitFor(() => {
    const kept = sessionStorage.getItem(DRAFTS) ?? ''
    expect(kept).toContain(text)
    return { [DRAFTS]: JSON.parse(kept) }
  })
