import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { KeyValueList } from '../../../ui/panels/KeyValueList.tsx'
import { IntegrationsStore } from '../IntegrationsStore.ts'
import { ConnectionPage } from './ConnectionPage.tsx'
import { CertificateFacts } from './certificate/CertificateFacts.tsx'
import { ManagePanel } from './ManagePanel.tsx'
import { SsoForm } from './SsoForm.tsx'

export const SsoPage = observer(function SsoPage() {
  const { t } = useTranslation()
  const { clock } = useRoot()
  const { azuresso } = useCompanyStore(IntegrationsStore)
  const [isEditing, setEditing] = useDraftFlag('integrations/azuresso/editing')
  const stop = () => setEditing(false)
  const { tenant, appName, domain, cert } = azuresso.data.value ?? {}
  return (
    <ConnectionPage connection={azuresso} form={<SsoForm onSaved={stop} />}>
      {isEditing ? (
        <SsoForm onSaved={stop} onCancel={stop} />
      ) : (
        <ManagePanel
          connection={azuresso}
          onEdit={() => setEditing(true)}
          unlinkText={t('integrations.azuresso.unlinkText')}
        >
          <KeyValueList
            items={[
              { label: t('integrations.appName'), value: appName },
              { label: t('integrations.domain'), value: domain },
              { label: t('integrations.tenant'), value: tenant },
              {
                label: t('integrations.cert'),
                value: <CertificateFacts cert={cert ?? ''} now={clock.now()} />,
              },
            ]}
          />
        </ManagePanel>
      )}
    </ConnectionPage>
  )
})
