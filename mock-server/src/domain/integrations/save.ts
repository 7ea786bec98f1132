import { type ConnectField, type IntegrationType, requiredFields, unmasked } from '@heed/contracts'
import type { IntegrationRow } from '@heed/fixtures'

/** What a form sends; a service takes the fields that it has. */
export type Sent = { readonly [F in ConnectField]?: string | undefined }

/** The form with the stored secret in the place of its mask. */
export const meant = (row: IntegrationRow, sent: Sent): Sent => ({
  ...sent,
  ...(sent.clientSecret === undefined
    ? {}
    : { clientSecret: unmasked(sent.clientSecret.trim(), row.clientSecret) }),
})

/** Slack and Google say yes on their own page, the others by what the form holds. */
const connectsByForm = (type: IntegrationType): boolean => type !== 'slack' && type !== 'google'

/** The connection with what the form means; a form that says nothing of it enables. */
export function withForm(row: IntegrationRow, form: Sent): IntegrationRow {
  const { type } = row
  const texts = requiredFields[type].flatMap((field) =>
    isText(field) && form[field] !== undefined ? [[field, form[field].trim()]] : [],
  )
  return {
    ...row,
    ...Object.fromEntries(texts),
    connected: row.connected || connectsByForm(type),
    enabled: type === 'slack' ? row.enabled : form.enabled !== '0',
    welcomeMessage: form.welcomeMessage === undefined ? row.welcomeMessage : form.welcomeMessage === '1',
  }
}

const isText = (field: ConnectField): boolean => field !== 'enabled' && field !== 'welcomeMessage'
