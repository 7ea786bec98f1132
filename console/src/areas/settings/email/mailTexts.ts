import { assessmentsEnabled, type Company, mailTextOf, mailTexts } from '@heed/contracts'
import { markdownOf } from '@heed/contracts/rules/richText/markdown'

const kinds = ['training', 'reminder', 'assessment'] as const
export type Kind = (typeof kinds)[number]
export type Texts = Record<(typeof mailTexts)[number], string>
type TextName = keyof Texts

export const headerOf = (kind: Kind): TextName => `${kind}Header`
export const footerOf = (kind: Kind): TextName => `${kind}Footer`

export const kindsOf = (company: Company): readonly Kind[] =>
  kinds.filter((kind) => kind !== 'assessment' || assessmentsEnabled(company))

export const textsOf = (company: Company): Texts =>
  Object.fromEntries(mailTexts.map((name) => [name, mailTextOf(company, name)])) as Texts

/** HTML for emails, markdown for Slack and Teams. */
export const settingsOfTexts = (changed: readonly TextName[], texts: Texts): Record<string, string> =>
  Object.fromEntries(
    changed.flatMap((name) => [
      [`ui.email.${name}`, texts[name]],
      [`ui.email.mrkdwn_${name}`, markdownOf(texts[name])],
    ]),
  )
