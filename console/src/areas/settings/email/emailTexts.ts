import { areAssessmentsEnabled, type Company, emailTexts, getEmailText } from '@heed/contracts'
import { formatMarkdown } from '@heed/contracts/rules/richText/markdown'

const kinds = ['training', 'reminder', 'assessment'] as const
export type Kind = (typeof kinds)[number]
export type EmailTexts = Record<(typeof emailTexts)[number], string>
type TextName = keyof EmailTexts

export const getHeaderName = (kind: Kind): TextName => `${kind}Header`
export const getFooterName = (kind: Kind): TextName => `${kind}Footer`

export const selectKinds = (company: Company): readonly Kind[] =>
  kinds.filter((kind) => kind !== 'assessment' || areAssessmentsEnabled(company))

export const getEmailTexts = (company: Company): EmailTexts =>
  Object.fromEntries(emailTexts.map((name) => [name, getEmailText(company, name)])) as EmailTexts

/** HTML for emails, markdown for Slack and Teams. */
export const toTextSettings = (
  changedNames: readonly TextName[],
  texts: EmailTexts,
): Record<string, string> =>
  Object.fromEntries(
    changedNames.flatMap((name) => [
      [`ui.email.${name}`, texts[name]],
      [`ui.email.mrkdwn_${name}`, formatMarkdown(texts[name])],
    ]),
  )
