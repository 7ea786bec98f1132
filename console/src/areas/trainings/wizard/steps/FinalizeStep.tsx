import {
  companyReason,
  introReason,
  reminderStepsProblem,
  type TrainingStep,
  trainingScheduleType,
  trainingStepClosed,
  unavailableSubjects,
} from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiCommand } from '../../../../lib/commands/apiCommand.ts'
import { TrainingPreviewDialog } from '../../../../parts/campaigns/dialogs.ts'
import { usePreviewHint } from '../../../../parts/campaigns/preview/usePreviewHint.ts'
import { Finalize } from '../../../../parts/campaigns/wizard/summary/Finalize.tsx'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { ContentPart } from '../finalize/ContentPart.tsx'
import { RemindersPart, SchedulePart } from '../finalize/parts.tsx'
import { startCall } from '../saving.ts'
import { useTrainingFigures } from '../side/useTrainingFigures.ts'
import type { TrainingWizardStore } from '../TrainingWizardStore.ts'
import { useTrainingWizardStore } from '../WizardContext.ts'

const parts: Partial<Record<TrainingStep, ComponentType>> = {
  content: ContentPart,
  schedule: SchedulePart,
  reminders: RemindersPart,
}

export const FinalizeStep = observer(function FinalizeStep() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { facts, steps, isPackaged, values, library, scheduleProblem, isOngoing } = store
  const { name, templateId, templateCustomized, userLists, reminders, intro } = values
  const figures = useTrainingFigures()
  const missing = trainingStepClosed('start', facts)
  return (
    <Finalize
      kind="training"
      isPackaged={isPackaged}
      steps={steps}
      parts={parts}
      name={name}
      onName={(next) => store.set({ name: next })}
      template={library.templates.value?.find(({ id }) => id === templateId)}
      isCustomized={templateCustomized}
      employees={facts.employees}
      company={companyReason(facts)}
      goalName={isOngoing ? t('trainingWizard.steps.template') : undefined}
      {...{ userLists, intro, figures, missing }}
      said={[
        unavailableSubjects(facts.items),
        scheduleProblem,
        reminderStepsProblem(reminders),
        introReason(intro),
      ]}
      command={missing === null ? lastCommand(store) : undefined}
      tools={<PreviewEmails />}
    />
  )
})

function lastCommand(store: TrainingWizardStore): string {
  const { operation, ids, body } = startCall(store)
  return apiCommand(operation, ids, body)
}

const PreviewEmails = observer(function PreviewEmails() {
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
