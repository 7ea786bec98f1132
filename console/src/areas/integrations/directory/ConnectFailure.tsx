import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { CodeBlock } from '../../../ui/code/CodeBlock.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

type Props = { company: string; details: string; onClose: () => void }

export function ConnectFailure({ company, details, onClose }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <ConfirmDialog
      open
      title={t('integrations.azure.notConnected')}
      company={company}
      description={
        <>
          <Typography>{t('integrations.azure.refused')}</Typography>
          <div style={{ margin: '8px 0' }}>
            <ActionButton
              look="text"
              flush
              size="small"
              action={{
                key: 'details',
                label: t(isOpen ? 'integrations.hideDetails' : 'integrations.showDetails'),
                onRun: () => setOpen(!isOpen),
              }}
              expands={{ id, isOpen }}
            />
          </div>
          <div id={id} hidden={!isOpen}>
            <CodeBlock label={t('integrations.azure.says')} code={details} wrap />
          </div>
        </>
      }
      actionLabel={t('integrations.azure.correct')}
      command={null}
      cancelLabel={null}
      onConfirm={onClose}
      onCancel={onClose}
    />
  )
}
