import type { ComponentType } from 'react'

const RELOADED = 'heed.reloaded'

/**
 * Loads a page's code. When it is gone from the server because a new version was put up, the whole app is
 * loaded anew, once; without a connection that would only lose it.
 */
export async function lazyPage(load: () => Promise<ComponentType>): Promise<{ Component: ComponentType }> {
  try {
    const Component = await load()
    sessionStorage.removeItem(RELOADED)
    return { Component }
  } catch (error) {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED)) throw error
    sessionStorage.setItem(RELOADED, '1')
    window.location.reload()
    return new Promise(() => undefined)
  }
}
