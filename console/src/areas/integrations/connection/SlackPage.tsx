import { isFlagOn } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { IntegrationsStore } from '../IntegrationsStore.ts'
import { ConnectionPage } from './ConnectionPage.tsx'
import { ConsentPanel } from './ConsentPanel.tsx'
import { ManagePanel } from './ManagePanel.tsx'

export const SlackPage = observer(function SlackPage() {
  const { t } = useTranslation()
  const { slack } = useCompanyStore(IntegrationsStore)
  const saveMutation = useMutation()
  const { value } = slack.data
  const welcome = isFlagOn(value?.welcomeMessage)
  return (
    <ConnectionPage
      connection={slack}
      form={<ConsentPanel type="slack" connectUrl={value?.connectUrl ?? ''} />}
    >
      <ManagePanel
        connection={slack}
        connectUrl={value?.connectUrl}
        unlinkText={t('integrations.slack.unlinkText')}
      >
        <CheckBox
          kind="switch"
          label={t('integrations.slack.welcome')}
          helper={t('integrations.slack.welcomeHelp')}
          checked={welcome}
          error={saveMutation.failure?.text}
          disabledReason={saveMutation.pending ? t('integrations.saving') : undefined}
          onChange={(isEnabled) =>
            void saveMutation.run(() => slack.save({ welcomeMessage: isEnabled ? '1' : '0' }))
          }
        />
      </ManagePanel>
    </ConnectionPage>
  )
})
