/** Invisible word joiner: breaks up addresses and emoji names, so that no links or emoji are created. */
const joiner = '\u2060'

export const preventLinks = (text: string): string =>
  text
    .replaceAll('://', `:${joiner}//`)
    .replace(/\bwww\./gi, (start) => `${start.slice(0, -1)}${joiner}.`)
    .replace(/:(?=[\w+'-]+:)/g, `:${joiner}`)
