/** Word joiner: not seen, and no address or emoji goes on behind it. */
const joiner = '\u2060'

/** Text that mail programs and chats find no address in, nor an emoji by its name: a name stays a name. */
export const unlinkedText = (text: string): string =>
  text
    .replaceAll('://', `:${joiner}//`)
    .replace(/\bwww\./gi, (start) => `${start.slice(0, -1)}${joiner}.`)
    .replace(/:(?=[\w+'-]+:)/g, `:${joiner}`)
