import type { ComponentType } from 'react'

const RELOADED = 'heed.reloaded'

/** The code of a page could not be fetched. */
export class PageGone extends Error {}

/** Loads a page's code; a PageGone where it cannot be had. */
export async function lazyPage(load: () => Promise<ComponentType>): Promise<{ Component: ComponentType }> {
  try {
    const Component = await load()
    sessionStorage.removeItem(RELOADED)
    return { Component }
  } catch (cause) {
    throw new PageGone(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/**
 * Whether the whole app may be loaded anew for a page that is gone: a new version was put up. Once, for what fails
 * again is another fault; without a connection that would only lose it.
 */
export const mayReloadFor = (error: unknown): boolean =>
  error instanceof PageGone && navigator.onLine && sessionStorage.getItem(RELOADED) === null

/** Loads the app anew at the address that is open by now: that of the page which was asked for. */
export function reloadApp(): void {
  sessionStorage.setItem(RELOADED, '1')
  window.location.reload()
}
