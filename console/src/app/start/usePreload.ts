import { useEffect, useLayoutEffect } from 'react'
import type { Location } from 'react-router'
import { getBasePath } from '../../lib/addresses/basePath.ts'
import { sanitizeRedirect } from '../../lib/addresses/safeRedirect.ts'
import { preloadScreen } from '../screens/loadScreen.ts'
import { loadShell } from '../screens/loadShell.ts'
import type { Screen } from '../screens/screen.ts'

export function usePreload(): void {
  useEffect(() => {
    const warmUp = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      if (link && link.origin === window.location.origin)
        preloadScreen(link.pathname.slice(getBasePath().length))
    }
    document.addEventListener('pointerover', warmUp)
    document.addEventListener('focusin', warmUp)
    return () => {
      document.removeEventListener('pointerover', warmUp)
      document.removeEventListener('focusin', warmUp)
    }
  }, [])
}

interface PreloadLocation {
  location: Pick<Location, 'search'>
  matches: readonly { route: { handle?: Screen } }[]
}

export function usePreloadRedirect({ location, matches }: PreloadLocation): void {
  const { search } = location
  const isRedirecting = matches.at(-1)?.route.handle?.onward
  // Starts before the paint, because connections are free by now.
  useLayoutEffect(() => {
    if (!isRedirecting) return
    // Deferred, so that the start-up calls get a connection first.
    const timer = setTimeout(() => {
      // If this fails, opening the page retries.
      loadShell().catch(() => undefined)
      preloadScreen(sanitizeRedirect(new URLSearchParams(search).get('redirect')))
    })
    return () => clearTimeout(timer)
  }, [isRedirecting, search])
}
