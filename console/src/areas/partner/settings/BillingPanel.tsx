import type { PartnerAccount } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useAccountStore, useRoot } from '../../../app/root/RootContext.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { SettingsStore } from './SettingsStore.ts'

export const BillingPanel = observer(function BillingPanel({ account }: { account: PartnerAccount }) {
  const { t } = useTranslation()
  const { notices, environment } = useRoot()
  const store = useAccountStore(account, SettingsStore)
  const openMutation = useMutation()
  const open = async () => {
    await openMutation.run(async () => environment.leaveTo(await store.fetchBillingPageUrl()))
    if (openMutation.failure) notices.show('error', openMutation.failure.text)
  }
  const action = {
    key: 'bills',
    label: t('account.settings.openBilling'),
    busy: openMutation.pending,
    onRun: () => void open(),
  }
  return (
    <Panel title={t('account.settings.billing')} aside={<ActionButton action={action} />}>
      <MutedText>{t('account.settings.billingText', account)}</MutedText>
    </Panel>
  )
})
