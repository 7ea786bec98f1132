import { useEffect } from 'react'

export function useBrandIcon(url: string | null | undefined): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!url || !link) return
    const defaultHref = link.href
    link.href = url
    return () => {
      link.href = defaultHref
    }
  }, [url])
}
