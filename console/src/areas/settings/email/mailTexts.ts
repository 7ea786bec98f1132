import { assessmentsEnabled, type Company, mailTextOf, mailTexts } from '@heed/contracts'
import { markdownOf } from '@heed/contracts/rules/richText/markdown'

/** Kinds of mail, each with the company's own words above and below (S0 section 2). */
const kinds = ['training', 'reminder', 'assessment'] as const
export type Kind = (typeof kinds)[number]
export type Texts = Record<(typeof mailTexts)[number], string>
type TextName = keyof Texts

export const headerOf = (kind: Kind): TextName => `${kind}Header`
export const footerOf = (kind: Kind): TextName => `${kind}Footer`

/** Assessments have mails only where the company has assessments. */
export const kindsOf = (company: Company): readonly Kind[] =>
  kinds.filter((kind) => kind !== 'assessment' || assessmentsEnabled(company))

export const textsOf = (company: Company): Texts =>
  Object.fromEntries(mailTexts.map((name) => [name, mailTextOf(company, name)])) as Texts

/** Texts as they are saved: what mails get as html, and Slack and Teams as markdown. */
export const settingsOfTexts = (changed: readonly TextName[], texts: Texts): Record<string, string> =>
  Object.fromEntries(
    changed.flatMap((name) => [
      [`ui.email.${name}`, texts[name]],
      [`ui.email.mrkdwn_${name}`, markdownOf(texts[name])],
    ]),
  )
