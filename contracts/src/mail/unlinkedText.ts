/** Invisible word joiner: addresses and emoji names end at it, which prevents automatic links and emoji. */
const joiner = '\u2060'

export const preventLinks = (text: string): string =>
  text
    .replaceAll('://', `:${joiner}//`)
    .replace(/\bwww\./gi, (start) => `${start.slice(0, -1)}${joiner}.`)
    .replace(/:(?=[\w+'-]+:)/g, `:${joiner}`)
