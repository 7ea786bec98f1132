import { emailTextKeys } from '@heed/contracts'
import { cleanRichText } from '@heed/contracts/rules/richText/clean'

export const cleanTexts = (settings: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    emailTextKeys.flatMap((name) => {
      const text = settings[`ui.email.${name}`]
      return text === undefined ? [] : [[`ui.email.${name}`, cleanRichText(text)]]
    }),
  )
