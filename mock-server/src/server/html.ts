import { escapeHtml } from '@heed/contracts/mail/escapeHtml'

/** Markup that may stand in other markup as it is; texts become it through `html` alone. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Markup | readonly Markup[] | undefined | false

/** Texts that are put in stay texts, whatever signs they hold; what is undefined or false leaves nothing. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(parts.reduce((text, part, at) => text + written(values[at - 1]) + part))

function written(value: Value): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return escapeHtml(String(value))
}
