import { getCompanyName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { formatApiCommand } from '../../../lib/commands/apiCommand.ts'
import type { Action } from '../../../ui/buttons/action.ts'
import { AppearanceStore, defaultAppearance } from './AppearanceStore.ts'
import { useAppearance, useApplyAppearance } from './useLooks.ts'

export function useResetAppearance(onReset: () => void): Action {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const company = useCompany()
  const store = useCompanyStore(AppearanceStore)
  const { color, logo } = useAppearance()
  const show = useApplyAppearance()
  const confirmReset = () =>
    confirm.ask({
      title: t('settings.appearance.resetTitle'),
      description: t('settings.appearance.resetText', { company: getCompanyName(company) }),
      actionLabel: t('settings.appearance.reset'),
      command: formatApiCommand('companies.update', { companyId: company.company_id }, defaultAppearance),
      danger: true,
      run: async () => {
        await store.reset()
        await show()
        onReset()
        notices.show('success', t('settings.appearance.resetDone'))
      },
    })
  return {
    key: 'reset',
    label: t('settings.appearance.reset'),
    onRun: confirmReset,
    disabledReason: color === '' && logo === '' ? t('settings.appearance.isDefault') : undefined,
  }
}
