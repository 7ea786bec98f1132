import { type ConnectField, type IntegrationType, requiredFields, unmasked } from '@heed/contracts'
import type { IntegrationRow } from '@heed/fixtures'

export type Sent = { readonly [F in ConnectField]?: string | undefined }

/** Replaces the masked secret with the stored one. */
export const meant = (row: IntegrationRow, sent: Sent): Sent => ({
  ...sent,
  ...(sent.clientSecret === undefined
    ? {}
    : { clientSecret: unmasked(sent.clientSecret.trim(), row.clientSecret) }),
})

const connectsByForm = (type: IntegrationType): boolean => type !== 'slack' && type !== 'google'

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
