import { getIntegrationState, getSyncRunsRefusal } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { KeyValueList } from '../../../ui/panels/KeyValueList.tsx'
import { ConnectionPage } from '../connection/ConnectionPage.tsx'
import { ManagePanel } from '../connection/ManagePanel.tsx'
import { IntegrationsStore } from '../IntegrationsStore.ts'
import { AzureForm } from './AzureForm.tsx'
import { DirectoryPanels } from './DirectoryPanels.tsx'

export const AzurePage = observer(function AzurePage() {
  const { t } = useTranslation()
  const { azure, directories } = useCompanyStore(IntegrationsStore)
  const directory = directories.azure
  const [isEditing, setEditing] = useDraftFlag('integrations/azure/editing')
  const stop = () => setEditing(false)
  const { tenant, clientId, clientSecret } = azure.data.value ?? {}
  return (
    <ConnectionPage
      connection={azure}
      state={azure.data.value && getIntegrationState({ ...azure.data.value, ...directory.status.value })}
      form={<AzureForm onSaved={stop} />}
    >
      <DirectoryPanels directory={directory}>
        {isEditing ? (
          <AzureForm onSaved={stop} onCancel={stop} />
        ) : (
          <ManagePanel
            connection={azure}
            refusal={getSyncRunsRefusal(directory.isSyncing)}
            onEdit={() => setEditing(true)}
            unlinkText={t('integrations.directoryUnlinkText', {
              count: directory.selected.value?.length ?? 0,
            })}
          >
            <KeyValueList
              items={[
                { label: t('integrations.tenant'), value: tenant ?? '' },
                { label: t('integrations.clientId'), value: clientId ?? '' },
                { label: t('integrations.clientSecret'), value: clientSecret ?? '' },
              ]}
            />
          </ManagePanel>
        )}
      </DirectoryPanels>
    </ConnectionPage>
  )
})
