/** Slack's limit for all markdown in a message. */
export const slackCharactersMax = 12_000
/** Teams' limit in bytes, minus room for the data that Teams adds. */
export const teamsBytesMax = 27_000

export const chatNameMaxLength = 150

export const chatTextMaxLengths = { intro: 5_000, around: 2_000 } as const
export type ChatTextKind = keyof typeof chatTextMaxLengths

export const isTruncatedInChats = (markdown: string, kind: ChatTextKind): boolean =>
  markdown.length > chatTextMaxLengths[kind]

export function shortenText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  // Don't cut a surrogate pair.
  const start = text.slice(0, Math.max(0, maxLength - 1)).replace(/[\ud800-\udbff]$/, '')
  return `${start.trimEnd()}…`
}
