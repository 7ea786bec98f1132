import { useEffect, useRef } from 'react'

type Props = {
  /** A whole page, which looks as it should by the styles of its elements alone, as mail programs want it. */
  html: string
}

/** A mail as mail programs lay it out: nothing of the console's looks reaches it. Its scripts and sheets are left out. */
export function MailBody({ html }: Props) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = host.current
    if (place) fill(place.shadowRoot ?? place.attachShadow({ mode: 'open' }), html)
  }, [html])
  return <div ref={host} style={{ all: 'initial', display: 'block', colorScheme: 'light' }} />
}

/**
 * The policy of the console allows no style that is written in html, not even in a page that is only read; styles that a
 * program sets are its own.
 */
const unstyled = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?<\/style>/g, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle="/, ' data-style="'))

function fill(root: ShadowRoot, html: string): void {
  const { body, documentElement } = new DOMParser().parseFromString(unstyled(html), 'text/html')
  for (const script of body.querySelectorAll('script')) script.remove()
  for (const link of body.querySelectorAll('a')) tame(link)
  const styles = [body, ...body.querySelectorAll('*')].map(takeStyle)
  const page = document.createElement('div')
  page.lang = documentElement.lang
  page.append(...[...body.childNodes].map((node) => document.importNode(node, true)))
  for (const [at, element] of [page, ...page.querySelectorAll<HTMLElement>('*')].entries()) {
    const style = styles[at]
    if (style) element.style.cssText = style
  }
  root.replaceChildren(page)
}

function takeStyle(element: Element): string {
  const style = element.getAttribute('data-style') ?? ''
  element.removeAttribute('data-style')
  return style
}

/** Links open in a window of their own; those to nowhere do nothing. */
function tame(link: HTMLAnchorElement): void {
  if (link.getAttribute('href')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  } else {
    link.removeAttribute('href')
  }
}
