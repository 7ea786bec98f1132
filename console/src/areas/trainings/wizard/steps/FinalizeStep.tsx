import {
  formatUnavailableSubjects,
  getIntroReason,
  getReminderStepsProblem,
  type TrainingStep,
  trainingScheduleType,
} from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TrainingPreviewDialog } from '../../../../parts/campaigns/dialogs.ts'
import { usePreviewHint } from '../../../../parts/campaigns/preview/usePreviewHint.ts'
import { FinalizeSummary } from '../../../../parts/campaigns/wizard/summary/FinalizeSummary.tsx'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { ContentPart } from '../finalize/ContentPart.tsx'
import { RemindersPart, SchedulePart } from '../finalize/parts.tsx'
import { createTrainingStartCall } from '../saving.ts'
import { useTrainingFigures } from '../side/useTrainingFigures.ts'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'

const parts: Partial<Record<TrainingStep, ComponentType>> = {
  content: ContentPart,
  schedule: SchedulePart,
  reminders: RemindersPart,
}

export const FinalizeStep = observer(function FinalizeStep() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { facts, values, library, scheduleProblem, isOngoing } = store
  const { templateId, templateCustomized, reminders, intro } = values
  return (
    <FinalizeSummary
      kind="training"
      wizard={store}
      parts={parts}
      template={library.templates.value?.find(({ id }) => id === templateId)}
      isCustomized={templateCustomized}
      goalName={isOngoing ? t('trainingWizard.steps.template') : undefined}
      intro={intro}
      figures={useTrainingFigures()}
      shownProblems={[
        formatUnavailableSubjects(facts.items),
        scheduleProblem,
        getReminderStepsProblem(reminders),
        getIntroReason(intro),
      ]}
      call={() => createTrainingStartCall(store)}
      tools={<PreviewEmailsButton />}
    />
  )
})

const PreviewEmailsButton = observer(function PreviewEmailsButton() {
  const { t } = useTranslation()
  const { deliveries, values, isPackaged } = useTrainingWizardStore()
  const [isOpen, setOpen] = useState(false)
  const { intro, scheduleType } = values
  const previewHint = usePreviewHint()
  if (isPackaged || scheduleType === trainingScheduleType.downloadLinks) return null
  return (
    <>
      <ActionButton
        action={{
          key: 'preview',
          label: t('campaigns.preview.preview'),
          hint: previewHint,
          disabledReason: deliveries.length === 0 ? t('trainingWizard.finalize.noMails') : undefined,
          onRun: () => setOpen(true),
        }}
      />
      {isOpen && (
        <TrainingPreviewDialog
          deliveries={deliveries}
          introduction={
            intro.enabled ? { message: intro.message, mrkdwn_message: intro.markdown } : undefined
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
})
