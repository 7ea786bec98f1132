/** Characters that Slack takes in all markdown of a message together. */
export const slackCharacters = 12_000
/** Bytes that Teams takes of a message, with room for what it adds. */
export const teamsBytes = 27_000

/** Characters of a name in a chat; its page shows the whole of it. */
export const chatNameLength = 150

/** Characters of markdown that a chat shows of a text: a campaign's introduction, a company's words around it. */
export const chatTextLength = { intro: 5_000, around: 2_000 } as const
export type ChatTextKind = keyof typeof chatTextLength

/** A chat shows only the beginning of it. */
export const isCutInChats = (markdown: string, kind: ChatTextKind): boolean =>
  markdown.length > chatTextLength[kind]

/** The text, or its beginning with … at the end. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  // Half of a letter of two units is none.
  const start = text.slice(0, Math.max(0, most - 1)).replace(/[\ud800-\udbff]$/, '')
  return `${start.trimEnd()}…`
}
