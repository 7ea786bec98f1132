import { getCompanyName, getSyncRunsRefusal, getUpgradeRefusal, isPermanentRefusal } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import type { Failure } from '../../../lib/requests/failure.ts'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { ConnectPanel } from '../connection/ConnectPanel.tsx'
import { useConnectForm } from '../connection/useConnectForm.ts'
import { IntegrationsStore } from '../IntegrationsStore.ts'

const ConnectFailure = createLazyOverlay(async () => (await import('./ConnectFailure.tsx')).ConnectFailure)

type Props = { onSaved: () => void; onCancel?: () => void }

export const AzureForm = observer(function AzureForm({ onSaved, onCancel }: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const company = useCompany()
  const { azure } = useCompanyStore(IntegrationsStore)
  const [refusalText, setRefusalText] = useState<string | undefined>(undefined)
  const test = useMutation()
  const ownRefusals = [getSyncRunsRefusal(true), getUpgradeRefusal(company, 'azure')]
  const isAzureRefusal = ({ kind, text }: Failure) =>
    kind === 'conflict' && !ownRefusals.includes(text) && !isPermanentRefusal(text)
  const connectForm = useConnectForm({
    connection: azure,
    stored: azure.data.value ?? {},
    onSaved,
    onRefused: (failure) => {
      if (!isAzureRefusal(failure)) return false
      setRefusalText(failure.text)
      return true
    },
  })
  const { control, getValues } = connectForm.form
  const testConnection = () =>
    void test.run(async () => {
      const { tenant = '', clientId = '', clientSecret = '' } = getValues()
      const problem = await azure.test({ tenant, clientId, clientSecret })
      if (problem === undefined) notices.show('success', t('integrations.testWorked'))
    })
  const problemText = azure.problem ?? test.failure?.text
  const commonProps = { control, autoComplete: 'off', required: true } as const
  return (
    <ConnectPanel
      {...connectForm}
      type="azure"
      onCancel={onCancel}
      other={{ key: 'test', label: t('integrations.test'), busy: test.pending, onRun: testConnection }}
    >
      {problemText !== undefined && (
        <Banner tone="error">{t('integrations.testFailed', { error: problemText })}</Banner>
      )}
      <TextInput
        {...commonProps}
        name="tenant"
        label={t('integrations.tenant')}
        helper={t('integrations.tenantHelp')}
      />
      <TextInput
        {...commonProps}
        name="clientId"
        label={t('integrations.clientId')}
        helper={t('integrations.clientIdHelp')}
      />
      <TextInput
        {...commonProps}
        name="clientSecret"
        type="password"
        autoComplete="new-password"
        label={t('integrations.clientSecret')}
        helper={t(onCancel ? 'integrations.clientSecretKept' : 'integrations.clientSecretHelp')}
      />
      {refusalText !== undefined && (
        <ConnectFailure
          company={getCompanyName(company)}
          details={refusalText}
          onClose={() => setRefusalText(undefined)}
        />
      )}
    </ConnectPanel>
  )
})
