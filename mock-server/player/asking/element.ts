type ElementProperties<K extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[K], 'dataset' | 'style'>
>

/** Strings become text nodes, never HTML. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: ElementProperties<K> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = Object.assign(document.createElement(name), properties)
  node.append(...children)
  return node
}
