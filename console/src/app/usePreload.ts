import { useEffect } from 'react'
import { basePath } from '../lib/basePath.ts'
import { preload } from './screens.ts'

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
