import { areAssessmentsEnabled, type Company, emailTextKeys, getEmailText } from '@heed/contracts'
import { convertHtmlToMarkdown } from '@heed/contracts/rules/richText/markdown'

const kinds = ['training', 'reminder', 'assessment'] as const
export type EmailKind = (typeof kinds)[number]
export type EmailTexts = Record<(typeof emailTextKeys)[number], string>
type TextName = keyof EmailTexts

export const getHeaderName = (kind: EmailKind): TextName => `${kind}Header`
export const getFooterName = (kind: EmailKind): TextName => `${kind}Footer`

export const getEmailKinds = (company: Company): readonly EmailKind[] =>
  kinds.filter((kind) => kind !== 'assessment' || areAssessmentsEnabled(company))

export const getEmailTexts = (company: Company): EmailTexts =>
  Object.fromEntries(emailTextKeys.map((name) => [name, getEmailText(company, name)])) as EmailTexts

/** HTML for emails, markdown for Slack and Teams. */
export const toTextSettings = (
  changedNames: readonly TextName[],
  texts: EmailTexts,
): Record<string, string> =>
  Object.fromEntries(
    changedNames.flatMap((name) => [
      [`ui.email.${name}`, texts[name]],
      [`ui.email.mrkdwn_${name}`, convertHtmlToMarkdown(texts[name])],
    ]),
  )
