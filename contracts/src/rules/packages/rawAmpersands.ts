export const rawAmpersandText = 'The XML is broken: write "&" as "&amp;"'

export function* findRawAmpersands(text: string): Generator<number> {
  const sections = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' }
  const entity = /&(?:#\d+|#x[\da-f]+|[a-z_:][\w:.-]*);/iy
  const markupPattern = /[<&]/g
  for (let match = markupPattern.exec(text); match; match = markupPattern.exec(text)) {
    const position = match.index
    const section = Object.entries(sections).find(([sectionStart]) => text.startsWith(sectionStart, position))
    if (section) {
      const end = text.indexOf(section[1], position)
      if (end === -1) return
      markupPattern.lastIndex = end
    } else if (match[0] === '&') {
      entity.lastIndex = position
      if (!entity.test(text)) yield position
    }
  }
}

export const getLineNumber = (text: string, position: number): number =>
  text.slice(0, position).split('\n').length
