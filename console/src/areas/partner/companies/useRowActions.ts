import type { PartnerCompanyRow } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useSwitchCompany } from '../../../app/shell/useSwitchCompany.ts'
import type { Action } from '../../../ui/action.ts'

/** The menu of a customer (S0 section 2); for observers. */
export function useRowActions(): (company: PartnerCompanyRow) => readonly Action[] {
  const { t } = useTranslation()
  const workIn = useSwitchCompany()
  return ({ id }) => [{ key: 'dashboard', label: t('partner.toDashboard'), onRun: () => workIn(id) }]
}
