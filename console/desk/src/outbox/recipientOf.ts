import type { TFunction } from 'i18next'

/** With anonymous tracking, the outbox has no address. */
export const recipientOf = (t: TFunction, to: string): string => to || t('desk.outbox.noAddress')

export const mailLine = (t: TFunction, { to, subject }: { to: string; subject: string }): string =>
  t('desk.bar.mail', { email: recipientOf(t, to), text: subject })
