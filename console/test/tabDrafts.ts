import { expect, vi } from 'vitest'

const DRAFTS_KEY = 'heed.drafts'

/**
 * Waits until the tab's storage includes the text and returns the storage, for a reloaded page to start
 * with.
 */
export const readTabDrafts = (text: string): Promise<Record<string, unknown>> =>
  vi.waitFor(() => {
    const storedText = sessionStorage.getItem(DRAFTS_KEY) ?? ''
    expect(storedText).toContain(text)
    return { [DRAFTS_KEY]: JSON.parse(storedText) }
  })
