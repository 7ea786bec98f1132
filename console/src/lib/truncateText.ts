/** Cuts only between whole graphemes. */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const segments = [...new Intl.Segmenter().segment(text)]
  const rest = segments[maxLength]
  return rest ? `${text.slice(0, rest.index).trimEnd()}…` : text
}
