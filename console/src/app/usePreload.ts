import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { basePath } from '../lib/basePath.ts'
import { safeRedirect } from '../lib/safeRedirect.ts'
import { preload } from './screens.ts'
import { loadShell } from './shell/loadShell.ts'
import { useScreen } from './useScreen.ts'

/**
 * Fetches a screen as soon as any link to it is pointed at or has the focus, or while somebody is signed in on the way
 * to it, so that its opening waits for nothing.
 */
export function usePreload(): void {
  usePreloadOnward()
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

function usePreloadOnward(): void {
  const { onward } = useScreen() ?? {}
  const { search } = useLocation()
  useEffect(() => {
    if (!onward) return
    // The calls that sign in go first: what is asked for later waits for a free connection.
    const begin = setTimeout(() => {
      // As with a screen, what fails now is tried again when it is opened.
      loadShell().catch(() => undefined)
      preload(safeRedirect(new URLSearchParams(search).get('redirect')))
    })
    return () => clearTimeout(begin)
  }, [onward, search])
}
