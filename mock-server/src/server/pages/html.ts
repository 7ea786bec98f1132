import { escapeHtml } from '@heed/contracts/mail/escapeHtml'

/** Unescaped markup. Use `html` to create it. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type HtmlValue = string | number | Markup | readonly Markup[] | undefined | false

export const html = (strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Markup =>
  new Markup(strings.reduce((text, string, index) => text + renderValue(values[index - 1]) + string))

function renderValue(value: HtmlValue): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return escapeHtml(String(value))
}

export const viewportMeta = new Markup(
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
)
