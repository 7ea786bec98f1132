import {
  atRiskRange,
  getTrainingRefusals,
  isAnonymous,
  type ReminderMode,
  reminderMode,
  type Training,
  TrainingUserProgress,
} from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../app/paths.ts'
import { useCompany } from '../../../../app/root/RootContext.tsx'
import { formatWholePercent } from '../../../../lib/numbers/amountFormats.ts'
import { CampaignDialogs } from '../../../../parts/campaigns/detail/CampaignDialogs.tsx'
import { PeopleDialog } from '../../../../parts/campaigns/dialogs.ts'
import type { ReminderSettings } from '../../../../parts/campaigns/reminding/ReminderStore.ts'
import { useCampaignCaller } from '../../../../parts/campaigns/useCampaignCaller.ts'
import { SegmentedControl } from '../../../../ui/buttons/SegmentedControl.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { trainingKind as kind } from '../../campaign/training.tsx'
import type { TrainingStore } from '../TrainingStore.ts'
import type { TrainingDialogState } from './useTrainingDialog.ts'

type Props = { training: TrainingStore; value: Training; dialog: TrainingDialogState }

export const TrainingDialogs = observer(function TrainingDialogs({ training, value, dialog }: Props) {
  const refusals = getTrainingRefusals(value, useCampaignCaller())
  const remindSettings = useReminderSettings(training) as ReminderSettings
  const mode = reminderMode.notFinished
  return (
    <CampaignDialogs
      campaign={training}
      {...{ kind, value, dialog, refusals, reminding: remindSettings, mode }}
    >
      {dialog.name === 'people' && (
        <TrainingPeopleDialog
          key={dialog.asked.listId}
          {...{ training, value, dialog }}
          remindRefusal={refusals.remind}
        />
      )}
    </CampaignDialogs>
  )
})

function useReminderSettings(training: TrainingStore): ReminderSettings<ReminderMode> {
  const { t } = useTranslation()
  const formats = useFormats()
  const company = useCompany()
  return {
    modes: [
      { value: reminderMode.lowPerforming, label: t('training.lowPerforming') },
      { value: reminderMode.notFinished, label: t('training.notFinished') },
      { value: reminderMode.all, label: t('training.allEmployees') },
    ],
    note: t('training.remindsOf', { most: formatWholePercent(formats, atRiskRange.to) }),
    count: (mode, signal) => training.countReminders(mode, signal),
    createReachedList: isAnonymous(company) ? undefined : (mode) => training.getReachedPeople(mode),
    send: (mode) => training.remind(mode),
    command: (mode) =>
      `heed api trainings.sendReminders --companyId ${company.company_id} --trainingId ${training.key} --mode ${mode}`,
  }
}

const TrainingPeopleDialog = observer(function TrainingPeopleDialog(
  props: Props & { remindRefusal: string | null },
) {
  const { training, value, dialog, remindRefusal } = props
  const anonymous = isAnonymous(useCompany())
  const { asked: peopleQuery, open, close } = dialog
  const { listId } = peopleQuery
  const [people] = useState(() => training.createPeople(peopleQuery))
  const list = value.lists.find(({ id }) => id === listId)
  if (anonymous) return null
  return (
    <PeopleDialog
      people={people}
      draftPrefix={`training/${training.key}/people/${listId ?? 'all'}`}
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
      remindRefusal={remindRefusal}
      getPersonPath={(email) => paths.trainingUser({ trainingId: training.key, email })}
      onClose={close}
      onReminded={() => void training.readAgain()}
    />
  )
})

type ChoiceProps = {
  value: TrainingUserProgress | undefined
  onChange: (value: TrainingUserProgress | undefined) => void
  isPartial: boolean
}

/** Until all lessons are delivered, no one can have finished, so the choice offers employees who are behind. */
function ProgressChoice({ value, onChange, isPartial }: ChoiceProps) {
  const { t } = useTranslation()
  return (
    <SegmentedControl<TrainingUserProgress | 'all'>
      label={t('training.progress')}
      labelHidden
      value={value ?? 'all'}
      onChange={(next) => onChange(next === 'all' ? undefined : next)}
      options={[
        { value: 'all', label: t('training.howFar.all') },
        ...TrainingUserProgress.options
          .filter((option) => option === value || option !== (isPartial ? 'notFinished' : 'behind'))
          .map((option) => ({ value: option, label: t(`training.howFar.${option}`) })),
      ]}
    />
  )
}
