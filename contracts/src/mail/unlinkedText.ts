/** Invisible word joiner: prevents automatic links and emoji, because an address or emoji name ends at it. */
const joiner = '\u2060'

export const preventLinks = (text: string): string =>
  text
    .replaceAll('://', `:${joiner}//`)
    .replace(/\bwww\./gi, (start) => `${start.slice(0, -1)}${joiner}.`)
    .replace(/:(?=[\w+'-]+:)/g, `:${joiner}`)
