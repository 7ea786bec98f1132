import { useEffect, useRef } from 'react'

type Props = {
  html: string
}

/** Isolates the email from the console's styles and removes scripts and style sheets. */
export function EmailBody({ html }: Props) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const hostElement = host.current
    if (hostElement) renderEmail(hostElement.shadowRoot ?? hostElement.attachShadow({ mode: 'open' }), html)
  }, [html])
  return (
    <div
      ref={host}
      style={{ all: 'initial', display: 'block', colorScheme: 'light', forcedColorAdjust: 'none' }}
    />
  )
}

/** The CSP blocks styles in HTML, even in a parsed document; styles set by script are allowed. */
const moveStylesToDataAttributes = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?<\/style>/g, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle="/, ' data-style="'))

function renderEmail(root: ShadowRoot, html: string): void {
  const { body, documentElement } = new DOMParser().parseFromString(
    moveStylesToDataAttributes(html),
    'text/html',
  )
  for (const script of body.querySelectorAll('script')) script.remove()
  for (const link of body.querySelectorAll('a')) secureLink(link)
  const styles = [body, ...body.querySelectorAll('*')].map(extractStyle)
  const page = document.createElement('div')
  page.lang = documentElement.lang
  page.append(...[...body.childNodes].map((node) => document.importNode(node, true)))
  for (const [index, element] of [page, ...page.querySelectorAll<HTMLElement>('*')].entries()) {
    const style = styles[index]
    if (style) element.style.cssText = style
  }
  root.replaceChildren(page)
}

function extractStyle(element: Element): string {
  const style = element.getAttribute('data-style') ?? ''
  element.removeAttribute('data-style')
  return style
}

function secureLink(link: HTMLAnchorElement): void {
  if (link.getAttribute('href')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  } else {
    link.removeAttribute('href')
  }
}
