import {
  type AssessmentStep,
  assessmentScheduleType,
  formatUnavailableQuestions,
  getIntroReason,
} from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AssessmentPreviewDialog } from '../../../../parts/campaigns/dialogs.ts'
import { usePreviewHint } from '../../../../parts/campaigns/preview/usePreviewHint.ts'
import { FinalizeSummary } from '../../../../parts/campaigns/wizard/summary/FinalizeSummary.tsx'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { ContentPart, PersonalizePart, RemindersPart, SchedulePart } from '../finalize/parts.tsx'
import { createAssessmentStartCall } from '../saving.ts'
import { useAssessmentFigures } from '../side/useAssessmentFigures.ts'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'

const parts: Partial<Record<AssessmentStep, ComponentType>> = {
  content: ContentPart,
  personalize: PersonalizePart,
  schedule: SchedulePart,
  reminders: RemindersPart,
}

export const FinalizeStep = observer(function FinalizeStep() {
  const store = useAssessmentWizardStore()
  const { facts, values, library, templateId } = store
  return (
    <FinalizeSummary
      kind="assessment"
      wizard={store}
      parts={parts}
      template={library.templates.value?.find(({ id }) => id === templateId)}
      isCustomized={values.templateCustomized}
      intro={values.intro}
      figures={useAssessmentFigures()}
      shownProblems={[
        formatUnavailableQuestions(facts.items),
        facts.personalizeProblem,
        facts.dateProblem,
        facts.reminderProblem,
        getIntroReason(values.intro),
      ]}
      call={() => createAssessmentStartCall(store)}
      tools={<PreviewEmail />}
    />
  )
})

const PreviewEmail = observer(function PreviewEmail() {
  const { t } = useTranslation()
  const { values, isPackaged, seconds, facts } = useAssessmentWizardStore()
  const [isOpen, setOpen] = useState(false)
  const { name, questions, due, intro, scheduleType } = values
  const isByLink = scheduleType === assessmentScheduleType.manual
  const previewHint = usePreviewHint()
  if (isPackaged) return null
  return (
    <>
      <ActionButton
        action={{
          key: 'preview',
          label: t('assessmentWizard.finalize.preview'),
          hint: previewHint,
          disabledReason: isByLink
            ? t('assessmentWizard.finalize.noInvitation')
            : due === null
              ? (facts.dateProblem ?? undefined)
              : undefined,
          onRun: () => setOpen(true),
        }}
      />
      {isOpen && due !== null && (
        <AssessmentPreviewDialog
          preview={{
            name,
            due,
            duration: seconds,
            previewQuestions: questions,
            ...(intro.enabled && { introductoryData: { message: intro.message } }),
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
})
