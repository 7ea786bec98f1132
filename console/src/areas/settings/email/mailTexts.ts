import { areAssessmentsEnabled, type Company, getMailText, mailTexts } from '@heed/contracts'
import { formatMarkdown } from '@heed/contracts/rules/richText/markdown'

const kinds = ['training', 'reminder', 'assessment'] as const
export type Kind = (typeof kinds)[number]
export type MailTexts = Record<(typeof mailTexts)[number], string>
type TextName = keyof MailTexts

export const getHeaderName = (kind: Kind): TextName => `${kind}Header`
export const getFooterName = (kind: Kind): TextName => `${kind}Footer`

export const selectKinds = (company: Company): readonly Kind[] =>
  kinds.filter((kind) => kind !== 'assessment' || areAssessmentsEnabled(company))

export const getMailTexts = (company: Company): MailTexts =>
  Object.fromEntries(mailTexts.map((name) => [name, getMailText(company, name)])) as MailTexts

/** HTML for emails, markdown for Slack and Teams. */
export const toTextSettings = (changedNames: readonly TextName[], texts: MailTexts): Record<string, string> =>
  Object.fromEntries(
    changedNames.flatMap((name) => [
      [`ui.email.${name}`, texts[name]],
      [`ui.email.mrkdwn_${name}`, formatMarkdown(texts[name])],
    ]),
  )
