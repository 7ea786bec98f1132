import {
  atRisk,
  isAnonymous,
  type ReminderMode,
  reminderMode,
  type Training,
  trainingRefusals,
} from '@heed/contracts'
import { trainings } from '@heed/contracts/endpoints/campaigns/trainings'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { wholePercent } from '../../../lib/numbers/amountFormats.ts'
import {
  BouncedDialog,
  DownloadDialog,
  PeopleDialog,
  RemindDialog,
  RenameDialog,
} from '../../../parts/campaigns/dialogs.ts'
import type { Reminding } from '../../../parts/campaigns/reminding/RemindingStore.ts'
import { useCampaignCaller } from '../../../parts/campaigns/useCampaignCaller.ts'
import { useFormats } from '../../../ui/formats.ts'
import { ProgressChoice } from './ProgressChoice.tsx'
import type { TrainingStore } from './TrainingStore.ts'
import type { OpenDialog } from './useOpenDialog.ts'

type Props = { training: TrainingStore; value: Training; dialog: OpenDialog }

export const Dialogs = observer(function Dialogs({ training, value, dialog }: Props) {
  const refusals = trainingRefusals(value, useCampaignCaller())
  const { close } = dialog
  switch (dialog.name) {
    case 'remind':
      return refusals.remind === null ? <Remind training={training} value={value} onClose={close} /> : null
    case 'people':
      return <People key={dialog.asked.listId} {...{ training, value, dialog }} />
    case 'bounced':
      return <Bounced training={training} value={value} onClose={close} />
    case 'rename':
      return refusals.rename === null ? <Rename training={training} value={value} onClose={close} /> : null
    case 'download':
      return refusals.download === null ? <DownloadDialog campaign={value} onClose={close} /> : null
    default:
      return null
  }
})

type OneProps = Pick<Props, 'training' | 'value'> & { onClose: () => void }

const Remind = observer(function Remind({ training, value, onClose }: OneProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const company = useCompany()
  const reminding: Reminding<ReminderMode> = {
    modes: [
      { value: reminderMode.lowPerforming, label: t('training.lowPerforming') },
      { value: reminderMode.notFinished, label: t('training.notFinished') },
      { value: reminderMode.all, label: t('training.allEmployees') },
    ],
    note: t('training.remindsOf', { most: wholePercent(formats, atRisk.to) }),
    count: (mode, signal) => training.countReminders(mode, signal),
    reached: isAnonymous(company) ? undefined : (mode) => training.reached(mode),
    send: (mode) => training.remind(mode),
    command: (mode) =>
      `heed api trainings.sendReminders --companyId ${company.company_id} --trainingId ${training.key} --mode ${mode}`,
  }
  return (
    <RemindDialog
      name={value.name}
      reminding={reminding as Reminding}
      mode={reminderMode.notFinished}
      onClose={onClose}
      onSent={() => void training.readAgain()}
    />
  )
})

const Rename = observer(function Rename({ training, value, onClose }: OneProps) {
  const { t } = useTranslation()
  const company = useCompany()
  return (
    <RenameDialog
      renaming={{
        title: t('training.rename'),
        schema: trainings.rename.body,
        rename: (name) => training.rename(name),
        done: (name) => t('training.renamed', { name }),
        command: `heed api trainings.rename --companyId ${company.company_id} --trainingId ${training.key}`,
      }}
      name={value.name}
      place={`training/${training.key}`}
      onClose={onClose}
      onRenamed={() => void training.readAgain()}
    />
  )
})

const People = observer(function People({ training, value, dialog }: Props) {
  const refusals = trainingRefusals(value, useCampaignCaller())
  const anonymous = isAnonymous(useCompany())
  const { asked, open, close } = dialog
  const { listId } = asked
  const [people] = useState(() => training.peopleOf(asked))
  const list = value.lists.find(({ id }) => id === listId)
  if (anonymous) return null
  return (
    <PeopleDialog
      people={people}
      place={`training/${training.key}/people/${listId ?? 'all'}`}
      title={list?.name ?? value.name}
      filter={
        <ProgressChoice
          value={people.progress}
          isPartial={value.totalForView < value.total}
          onChange={(progress) => {
            people.setProgress(progress)
            open('people', { ...(listId !== undefined && { listId }), ...(progress && { progress }) })
          }}
        />
      }
      remindRefusal={refusals.remind}
      personHref={(email) => paths.trainingUser({ trainingId: training.key, email })}
      onClose={close}
      onReminded={() => void training.readAgain()}
    />
  )
})

function Bounced({ training, value, onClose }: Pick<OneProps, 'training' | 'value' | 'onClose'>) {
  const [table] = useState(() => training.bounced())
  return (
    <BouncedDialog
      table={table}
      of={value.name}
      onClose={onClose}
      onChanged={() => void training.readAgain()}
    />
  )
}
