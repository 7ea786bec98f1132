import type { ComponentType } from 'react'
import { loadUnlessLeaving } from '../../lib/leavingPage.ts'

const RELOADED_KEY = 'heed.reloaded'

export class PageUnavailableError extends Error {}

export async function lazyPage(
  load: () => Promise<ComponentType | undefined>,
): Promise<{ Component: ComponentType }> {
  try {
    const Component = await loadUnlessLeaving(load)
    // A browser that resolves `import()` too early gives a module without its exports; the page would stay blank.
    if (!Component) throw new Error("The page's code has no component")
    sessionStorage.removeItem(RELOADED_KEY)
    return { Component }
  } catch (cause) {
    throw new PageUnavailableError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** After a new release, the old code no longer exists: reload, but only once and only when online. */
export const canReloadAfter = (error: unknown): boolean =>
  error instanceof PageUnavailableError && navigator.onLine && sessionStorage.getItem(RELOADED_KEY) === null

export function reloadApp(): void {
  sessionStorage.setItem(RELOADED_KEY, '1')
  window.location.reload()
}
