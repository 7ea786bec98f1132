import { useEffect, useLayoutEffect } from 'react'
import type { Location } from 'react-router'
import { basePath } from '../../lib/basePath.ts'
import { safeRedirect } from '../../lib/safeRedirect.ts'
import { preload } from '../loadScreen.ts'
import { loadShell } from '../loadShell.ts'
import type { Screen } from '../screen.ts'

/** Fetches a screen as soon as any link to it is pointed at or has the focus, so that its opening waits for nothing. */
export function usePreload(): void {
  useEffect(() => {
    const warmUp = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      if (link && link.origin === window.location.origin) preload(link.pathname.slice(basePath().length))
    }
    document.addEventListener('pointerover', warmUp)
    document.addEventListener('focusin', warmUp)
    return () => {
      document.removeEventListener('pointerover', warmUp)
      document.removeEventListener('focusin', warmUp)
    }
  }, [])
}

/** What is open, or about to be. */
interface Place {
  location: Pick<Location, 'search'>
  matches: readonly { route: { handle?: Screen } }[]
}

/**
 * Fetches what an address leads on to while somebody is signed in on the way to it. That begins before the app is
 * ready: neither the brand nor whose link it is decides what is fetched.
 */
export function usePreloadOnward({ location, matches }: Place): void {
  const { search } = location
  const onward = matches.at(-1)?.route.handle?.onward
  // Effects wait until the page is painted; the connections need not.
  useLayoutEffect(() => {
    if (!onward) return
    // The calls of the start go first: what is asked for later waits for a free connection.
    const begin = setTimeout(() => {
      // As with a screen, what fails now is tried again when it is opened.
      loadShell().catch(() => undefined)
      preload(safeRedirect(new URLSearchParams(search).get('redirect')))
    })
    return () => clearTimeout(begin)
  }, [onward, search])
}
