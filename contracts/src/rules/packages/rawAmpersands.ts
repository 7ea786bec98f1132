export const rawAmpersand = 'The XML is broken: write "&" as "&amp;"'

export function* rawAmpersands(text: string): Generator<number> {
  const sections = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' }
  const entity = /&(?:#\d+|#x[\da-f]+|[a-z_:][\w:.-]*);/iy
  const next = /[<&]/g
  for (let found = next.exec(text); found; found = next.exec(text)) {
    const at = found.index
    const section = Object.entries(sections).find(([begin]) => text.startsWith(begin, at))
    if (section) {
      const end = text.indexOf(section[1], at)
      if (end === -1) return
      next.lastIndex = end
    } else if (found[0] === '&') {
      entity.lastIndex = at
      if (!entity.test(text)) yield at
    }
  }
}

export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length
