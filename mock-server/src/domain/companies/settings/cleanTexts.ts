import { emailTexts } from '@heed/contracts'
import { cleanRichText } from '@heed/contracts/rules/richText/clean'

export const cleanTexts = (settings: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    emailTexts.flatMap((name) => {
      const text = settings[`ui.email.${name}`]
      return text === undefined ? [] : [[`ui.email.${name}`, cleanRichText(text)]]
    }),
  )
