import type { ComponentType } from 'react'

const RELOADED = 'heed.reloaded'

export class PageGone extends Error {}

export async function lazyPage(load: () => Promise<ComponentType>): Promise<{ Component: ComponentType }> {
  try {
    const Component = await load()
    sessionStorage.removeItem(RELOADED)
    return { Component }
  } catch (cause) {
    throw new PageGone(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** After a new release, the old code no longer exists: reload, but only once and only when online. */
export const canReloadAfter = (error: unknown): boolean =>
  error instanceof PageGone && navigator.onLine && sessionStorage.getItem(RELOADED) === null

export function reloadApp(): void {
  sessionStorage.setItem(RELOADED, '1')
  window.location.reload()
}
