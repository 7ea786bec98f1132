import type { TFunction } from 'i18next'

/** Whose work something was: who acts as somebody else is named with them. */
export const signed = (t: TFunction, who: string, impersonator: string | undefined): string =>
  impersonator ? t('desk.actedBy', { email: impersonator, name: who }) : who
