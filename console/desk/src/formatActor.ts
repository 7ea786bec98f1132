import type { TFunction } from 'i18next'

export const formatActor = (t: TFunction, name: string, impersonator: string | undefined): string =>
  impersonator ? t('desk.actedBy', { email: impersonator, name }) : name
