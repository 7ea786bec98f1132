import { getIntegrationState, getSyncRunsRefusal } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { formatWithZone } from '../../../lib/dates/timeFormats.ts'
import { useFormats } from '../../../ui/formats.ts'
import { KeyValueList } from '../../../ui/panels/KeyValueList.tsx'
import { ConnectionPage } from '../connection/ConnectionPage.tsx'
import { ConsentPanel } from '../connection/ConsentPanel.tsx'
import { ManagePanel } from '../connection/ManagePanel.tsx'
import { IntegrationsStore } from '../IntegrationsStore.ts'
import { DirectoryPanels } from './DirectoryPanels.tsx'
import { EnablePanel } from './EnablePanel.tsx'

export const GooglePage = observer(function GooglePage() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { google, directories } = useCompanyStore(IntegrationsStore)
  const directory = directories.google
  const { value } = google.data
  return (
    <ConnectionPage
      connection={google}
      state={value && getIntegrationState({ ...value, ...directory.status.value })}
      form={
        value?.connected ? (
          <EnablePanel connection={google} />
        ) : (
          <ConsentPanel type="google" connectUrl={value?.connectUrl ?? ''} />
        )
      }
    >
      <DirectoryPanels directory={directory}>
        <ManagePanel
          connection={google}
          refusal={getSyncRunsRefusal(directory.isSyncing)}
          unlinkText={t('integrations.directoryUnlinkText', { count: directory.selected.value?.length ?? 0 })}
        >
          <KeyValueList
            items={[
              {
                label: t('integrations.lastSync'),
                value: value?.lastSync
                  ? formatWithZone(formats, value.lastSync)
                  : t('integrations.sync.never'),
              },
            ]}
          />
        </ManagePanel>
      </DirectoryPanels>
    </ConnectionPage>
  )
})
