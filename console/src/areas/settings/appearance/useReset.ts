import { companyName } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { apiCommand } from '../../../lib/commands/apiCommand.ts'
import type { Action } from '../../../ui/buttons/action.ts'
import { AppearanceStore, noLooks } from './AppearanceStore.ts'
import { useLooks, useShowLooks } from './useLooks.ts'

export function useReset(onReset: () => void): Action {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const company = useCompany()
  const store = useCompanyStore(AppearanceStore)
  const { color, logo } = useLooks()
  const show = useShowLooks()
  const ask = () =>
    confirm.ask({
      title: t('settings.appearance.resetTitle'),
      description: t('settings.appearance.resetText', { company: companyName(company) }),
      actionLabel: t('settings.appearance.reset'),
      command: apiCommand('companies.update', { companyId: company.company_id }, noLooks),
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
    onRun: ask,
    disabledReason: color === '' && logo === '' ? t('settings.appearance.isDefault') : undefined,
  }
}
