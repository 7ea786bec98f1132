import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { CommandBlock } from '../../../ui/code/CommandBlock.tsx'
import { SpacedBanner } from '../../../ui/notices/SpacedBanner.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import type { Connection } from '../Connection.ts'

export const EnablePanel = observer(function EnablePanel({
  connection,
}: {
  connection: Connection<'google'>
}) {
  const { t } = useTranslation()
  const { company_id: companyId } = useCompany()
  const enableMutation = useMutation()
  const enable = () => void enableMutation.run(() => connection.save({ enabled: '1' }))
  return (
    <Panel title={t('integrations.google.off')}>
      {enableMutation.failure && <SpacedBanner tone="error">{enableMutation.failure.text}</SpacedBanner>}
      <Typography sx={{ mb: 2 }}>{t('integrations.google.offText')}</Typography>
      <ActionButton
        look="primary"
        action={{
          key: 'enable',
          label: t('integrations.google.enable'),
          busy: enableMutation.pending,
          onRun: enable,
        }}
      />
      <div style={{ marginTop: 12 }}>
        <CommandBlock
          command={`heed api integrations.saveData --company ${companyId} --type google --enabled 1`}
        />
      </div>
    </Panel>
  )
})
