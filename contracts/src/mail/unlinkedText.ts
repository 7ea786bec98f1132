/** Invisible word joiner; it ends an address or emoji name. */
const joiner = '\u2060'

export const unlinkedText = (text: string): string =>
  text
    .replaceAll('://', `:${joiner}//`)
    .replace(/\bwww\./gi, (start) => `${start.slice(0, -1)}${joiner}.`)
    .replace(/:(?=[\w+'-]+:)/g, `:${joiner}`)
