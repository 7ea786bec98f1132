import { isUpgradeAllowed } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import type { Action } from '../../ui/buttons/action.ts'
import { paths } from '../paths.ts'
import { useCompany, useRoot } from '../root/RootContext.tsx'

export function useUpgradeAction(): Action {
  const { t } = useTranslation()
  const { branding, session } = useRoot()
  const hidden = !session.isAdmin
  return isUpgradeAllowed(useCompany(), false)
    ? { key: 'upgrade', label: t('shell.banner.upgrade'), to: paths.upgrade(), hidden }
    : { key: 'contact', label: t('shell.contactToUpgrade'), to: `mailto:${branding.supportEmail}`, hidden }
}
