/** Cuts only between whole graphemes. */
export function truncateText(text: string, at: number): string {
  if (text.length <= at) return text
  const letters = [...new Intl.Segmenter().segment(text)]
  const rest = letters[at]
  return rest ? `${text.slice(0, rest.index).trimEnd()}…` : text
}
