import { isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useKeptFlag } from '../../../app/drafts/useDraft.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { late } from '../../../ui/late.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'

const AnonymousDialog = late(async () => (await import('./AnonymousDialog.tsx')).AnonymousDialog)

export const LoggingPanel = observer(function LoggingPanel() {
  const { t } = useTranslation()
  const isOff = isAnonymous(useCompany())
  const [isAsked, setAsked] = useKeptFlag('anonymous')
  return (
    <Panel title={t('settings.logging.title')}>
      <CheckBox
        kind="switch"
        label={t('settings.logging.label')}
        helper={t(isOff ? 'settings.logging.isOff' : 'settings.logging.help')}
        checked={!isOff}
        disabledReason={isOff ? t('settings.logging.forGood') : undefined}
        onChange={() => setAsked(true)}
      />
      {isAsked && !isOff && <AnonymousDialog onClose={() => setAsked(false)} />}
    </Panel>
  )
})
