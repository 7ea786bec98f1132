import type { PartnerAccount } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefresh } from '../../../app/live/useRefresh.ts'
import { Page } from '../../../app/page/Page.tsx'
import { useAccountStore } from '../../../app/root/RootContext.tsx'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { Stack } from '../../../ui/layout.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { type AccountProps, withAccount } from '../withAccount.tsx'
import { BillingPanel } from './BillingPanel.tsx'
import { SettingsForm, SettingsFormSkeleton } from './SettingsForm.tsx'
import { SettingsStore } from './SettingsStore.ts'
import { SettingsTabs } from './SettingsTabs.tsx'

function Settings({ account }: AccountProps) {
  const { t } = useTranslation()
  return (
    <Page title={t('shell.accountTabs.settings')} summary={account.name}>
      <SettingsTabs account={account} />
      <Stack>
        <SettingsSection account={account} />
        <BillingPanel account={account} />
      </Stack>
    </Page>
  )
}

const SettingsSection = observer(function Begin({ account }: { account: PartnerAccount }) {
  const { t } = useTranslation()
  const store = useAccountStore(account, SettingsStore)
  useEffect(() => void store.load(), [store])
  useRefresh(() => void store.settings.refresh())
  const { value } = store.settings
  const { error, onRetry } = toFailureProps(store.settings)
  const title = t('account.settings.title')
  if (value) return <SettingsForm account={account} settings={value} store={store} />
  return (
    <Panel title={title}>
      {error === undefined ? (
        <SettingsFormSkeleton />
      ) : (
        <ErrorState title={t('ui.notLoadedOf', { name: title })} text={error} onRetry={onRetry} />
      )}
    </Panel>
  )
})

export const SettingsPage = withAccount(Settings)
