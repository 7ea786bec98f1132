const inlineTags = 'span, a, b, strong, em, i, bdi, code, kbd, small'

export function readText(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let [text, lastBlock]: [string, Element | null] = ['', null]
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text
    const block = parentElement?.closest(`:not(${inlineTags})`) ?? null
    text += block === lastBlock ? data : ` ${data}`
    lastBlock = block
  }
  return text.trim()
}
