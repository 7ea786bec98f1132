import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'

const folder = fileURLToPath(new URL('../../.cache/shown/', import.meta.url))

export async function keepShown(context: BrowserContext): Promise<(name: string) => void> {
  const shown = new Set<string>()
  await context.exposeBinding('heedShown', (_, texts: string[]) => {
    for (const text of texts) shown.add(text)
  })
  await context.addInitScript(watchTexts)
  return (name) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}${name}.json`, JSON.stringify([...shown]))
  }
}

/** Runs in the page. Joins texts that consist of several elements. */
function watchTexts(): void {
  const longest = 400
  const spoken = ['aria-label', 'aria-description', 'placeholder', 'title', 'value', 'data-reason']
  const known = new Set<string>()
  let fresh: string[] = []
  const tell = (text: string | null | undefined) => {
    const plain = (text ?? '').replaceAll(/\s+/g, ' ').trim()
    if (plain === '' || plain.length > longest || known.has(plain)) return
    known.add(plain)
    fresh.push(plain)
  }
  const read = (node: Node) => {
    if (node instanceof Text) {
      tell(node.data)
      tell(node.parentElement?.textContent)
      tell(node.parentElement?.parentElement?.textContent)
    }
    if (!(node instanceof Element)) return
    for (const name of spoken) tell(node.getAttribute(name))
    for (const child of node.childNodes) read(child)
  }
  const hand = () => {
    if (fresh.length === 0) return
    const texts = fresh
    fresh = []
    void (window as unknown as { heedShown: (texts: string[]) => Promise<void> }).heedShown(texts)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) read(node)
      else read(target)
    }
    hand()
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: spoken,
  })
}
