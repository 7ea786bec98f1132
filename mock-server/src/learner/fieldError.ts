import { html, Markup } from '../server/pages/html.ts'

export interface FieldError {
  id: string
  isFirst: boolean
}

/** Attributes for a field that a refusal is about. */
export const renderErrorAttributes = (error: FieldError | undefined, hasFocus = true): Markup | undefined =>
  error &&
  html` aria-invalid="true" aria-describedby="${error.id}"${error.isFirst && hasFocus && new Markup(' autofocus')}`

export const renderFieldError = ({ id }: FieldError, text: string, language: string): Markup =>
  html`<p class="error" id="${id}" lang="${language}">${text}</p>`
