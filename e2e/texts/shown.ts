import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'

const folder = fileURLToPath(new URL('../../.cache/shown/', import.meta.url))

export async function recordShownTexts(context: BrowserContext): Promise<(name: string) => void> {
  const shownTexts = new Set<string>()
  await context.exposeBinding('heedShown', (_, texts: string[]) => {
    for (const text of texts) shownTexts.add(text)
  })
  await context.addInitScript(watchTexts)
  return (name) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}${name}.json`, JSON.stringify([...shownTexts]))
  }
}

/** Runs in the page. Joins texts that consist of several elements. */
function watchTexts(): void {
  const textMaxLength = 400
  const spokenAttributes = [
    'aria-label',
    'aria-description',
    'placeholder',
    'title',
    'value',
    'data-value',
    'data-reason',
  ]
  const knownTexts = new Set<string>()
  let newTexts: string[] = []
  const addText = (text: string | null | undefined) => {
    const plainText = (text ?? '').replaceAll(/\s+/g, ' ').trim()
    if (plainText === '' || plainText.length > textMaxLength || knownTexts.has(plainText)) return
    knownTexts.add(plainText)
    newTexts.push(plainText)
  }
  // Collects each ancestor once, because siblings share ancestors and joining their text is slow.
  const ancestors = new Set<Element>()
  const read = (node: Node) => {
    if (node instanceof Text) {
      addText(node.data)
      const parent = node.parentElement
      if (parent) ancestors.add(parent)
      if (parent?.parentElement) ancestors.add(parent.parentElement)
    }
    if (!(node instanceof Element)) return
    for (const name of spokenAttributes) addText(node.getAttribute(name))
    for (const child of node.childNodes) read(child)
  }
  const sendNewTexts = () => {
    if (newTexts.length === 0) return
    const texts = newTexts
    newTexts = []
    void (window as unknown as { heedShown: (texts: string[]) => Promise<void> }).heedShown(texts)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) read(node)
      else read(target)
    }
    for (const ancestor of ancestors) addText(ancestor.textContent)
    ancestors.clear()
    sendNewTexts()
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: spokenAttributes,
  })
}
