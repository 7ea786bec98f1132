import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { IntegrationsStore } from '../IntegrationsStore.ts'
import { ConnectPanel } from './ConnectPanel.tsx'
import { CertificateInput } from './certificate/CertificateInput.tsx'
import { useConnectForm } from './useConnectForm.ts'

type Props = { onSaved: () => void; onCancel?: () => void }

export const SsoForm = observer(function SsoForm({ onSaved, onCancel }: Props) {
  const { t } = useTranslation()
  const { clock } = useRoot()
  const { azuresso } = useCompanyStore(IntegrationsStore)
  const connectForm = useConnectForm({ connection: azuresso, stored: azuresso.data.value ?? {}, onSaved })
  const { control } = connectForm.form
  const commonProps = { control, autoComplete: 'off', required: true } as const
  return (
    <ConnectPanel {...connectForm} type="azuresso" onCancel={onCancel}>
      <Banner tone="info">{t('integrations.azuresso.effect')}</Banner>
      <TextInput
        {...commonProps}
        name="appName"
        label={t('integrations.appName')}
        helper={t('integrations.appNameHelp')}
      />
      <TextInput
        {...commonProps}
        name="domain"
        label={t('integrations.domain')}
        helper={t('integrations.domainHelp')}
        inputMode="url"
      />
      <TextInput
        {...commonProps}
        name="tenant"
        label={t('integrations.tenant')}
        helper={t('integrations.tenantHelp')}
      />
      <CertificateInput control={control} now={clock.now()} />
    </ConnectPanel>
  )
})
