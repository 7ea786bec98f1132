import { isAnonymous, type ReminderOverviewRow } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../../../app/root/RootContext.tsx'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { useOpenDialog } from '../dialogs/useOpenDialog.ts'
import { plannedReminderStatus } from '../exports.ts'

type Props = {
  reminder: ReminderOverviewRow
  isDelivered: boolean
}

export const RecipientsCell = observer(function RecipientsCell({ reminder, isDelivered }: Props) {
  const { t } = useTranslation()
  const { open } = useOpenDialog()
  const anonymous = isAnonymous(useCompany())
  const { id: reminderId, status, sendTo: count } = reminder
  const label =
    status === plannedReminderStatus
      ? t('assessment.wouldReach', { count })
      : t('assessment.people', { count })
  if (anonymous || !isDelivered || count === 0) return label
  return (
    <div>
      <ActionButton
        size="small"
        look="text"
        flush
        action={{
          key: 'people',
          label,
          hint: t('assessment.viewReached'),
          onRun: () => open('people', { reminderId }),
        }}
      />
    </div>
  )
})
