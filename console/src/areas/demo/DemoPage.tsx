import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useDemoAction } from '../../app/guards/useTryDemo.ts'
import { Page } from '../../app/page/Page.tsx'
import { Columns } from '../../ui/layout.ts'
import { Panel } from '../../ui/panels/Panel.tsx'
import { EmailPicture } from '../../ui/pictures/pictures.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'

export const DemoPage = observer(function DemoPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('demo.title')} summary={t('demo.summary')}>
      <Columns>
        <Panel title={t('shell.tabs.training')}>
          <EmptyState
            picture={<EmailPicture />}
            title={t('demo.training')}
            text={t('demo.trainingText')}
            primary={useDemoAction('training')}
          />
        </Panel>
        <Panel title={t('shell.tabs.assessment')}>
          <EmptyState
            picture={<EmailPicture />}
            title={t('demo.assessment')}
            text={t('demo.assessmentText')}
            primary={useDemoAction('assessment')}
          />
        </Panel>
      </Columns>
    </Page>
  )
})
