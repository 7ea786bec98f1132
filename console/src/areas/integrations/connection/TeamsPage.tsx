import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDraftFlag } from '../../../app/drafts/useDraft.ts'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { KeyValueList } from '../../../ui/panels/KeyValueList.tsx'
import { IntegrationsStore } from '../IntegrationsStore.ts'
import { ConnectionPage } from './ConnectionPage.tsx'
import { ConnectPanel } from './ConnectPanel.tsx'
import { ManagePanel } from './ManagePanel.tsx'
import { useConnectForm } from './useConnectForm.ts'

export const TeamsPage = observer(function TeamsPage() {
  const { t } = useTranslation()
  const { teams } = useCompanyStore(IntegrationsStore)
  const [isEditing, setEditing] = useDraftFlag('integrations/teams/editing')
  const stop = () => setEditing(false)
  return (
    <ConnectionPage connection={teams} form={<TeamsForm onSaved={stop} />}>
      {isEditing ? (
        <TeamsForm onSaved={stop} onCancel={stop} />
      ) : (
        <ManagePanel
          connection={teams}
          onEdit={() => setEditing(true)}
          unlinkText={t('integrations.teams.unlinkText')}
        >
          <KeyValueList items={[{ label: t('integrations.tenant'), value: teams.data.value?.tenant }]} />
        </ManagePanel>
      )}
    </ConnectionPage>
  )
})

type FormProps = { onSaved: () => void; onCancel?: () => void }

const TeamsForm = observer(function TeamsForm({ onSaved, onCancel }: FormProps) {
  const { t } = useTranslation()
  const { teams } = useCompanyStore(IntegrationsStore)
  const storedValues = { tenant: teams.data.value?.tenant ?? '' }
  const connectForm = useConnectForm({ connection: teams, stored: storedValues, onSaved })
  return (
    <ConnectPanel {...connectForm} type="teams" onCancel={onCancel}>
      <TextInput
        control={connectForm.form.control}
        name="tenant"
        label={t('integrations.tenant')}
        helper={t('integrations.tenantHelp')}
        autoComplete="off"
        required
      />
    </ConnectPanel>
  )
})
