import type { TFunction } from 'i18next'

/** With anonymous tracking, the outbox has no address. */
export const formatRecipient = (t: TFunction, to: string): string => to || t('desk.outbox.noAddress')

export const formatEmail = (t: TFunction, { to, subject }: { to: string; subject: string }): string =>
  t('desk.bar.mail', { email: formatRecipient(t, to), text: subject })
