import { type TrainingStep, trainingScheduleType, trainingStepClosed } from '@heed/contracts'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiCommand } from '../../../../lib/apiCommand.ts'
import { TrainingPreviewDialog } from '../../../../parts/campaigns/dialogs.ts'
import { MessagesSummary } from '../../../../parts/campaigns/wizard/summary/MessagesSummary.tsx'
import { MissingNotice } from '../../../../parts/campaigns/wizard/summary/MissingNotice.tsx'
import { ActionButton } from '../../../../ui/ActionButton.tsx'
import { CommandBlock } from '../../../../ui/CommandBlock.tsx'
import { Columns, Flow, Stack } from '../../../../ui/layout.ts'
import { ContentPart } from '../finalize/ContentPart.tsx'
import { EmployeesPart, GoalPart, IntroPart, RemindersPart, SchedulePart } from '../finalize/parts.tsx'
import { packageOf, startOf } from '../saving.ts'
import { useTrainingFigures } from '../side/useTrainingFigures.ts'
import type { TrainingWizardStore } from '../TrainingWizardStore.ts'
import { useTrainingWizardStore } from '../WizardContext.ts'

const parts: Partial<Record<TrainingStep, ComponentType>> = {
  goal: GoalPart,
  content: ContentPart,
  employees: EmployeesPart,
  schedule: SchedulePart,
  reminders: RemindersPart,
  introMessage: IntroPart,
}

/** Everything in one view before it starts, with what still stands in its way. */
export const FinalizeStep = observer(function FinalizeStep() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { facts, steps, isPackaged } = store
  const { people, channels, messagesEach } = useTrainingFigures()
  const missing = trainingStepClosed('start', facts)
  return (
    <Stack style={{ gap: 24 }}>
      <Flow style={{ justifyContent: 'space-between' }}>
        <div>
          <Typography variant="h1" component="h2">
            {t('trainingWizard.steps.finalize')}
          </Typography>
          <Typography color="textSecondary">
            {t(isPackaged ? 'trainingWizard.finalize.packagedLead' : 'trainingWizard.finalize.lead')}
          </Typography>
        </div>
        <PreviewEmails />
      </Flow>
      {missing !== null && (
        <MissingNotice kind="training" missing={missing} onName={(name) => store.set({ name })} />
      )}
      {!isPackaged && <MessagesSummary people={people} channels={channels} messagesEach={messagesEach} />}
      <Columns>
        {steps.map(({ step }) => {
          const Content = parts[step]
          return Content && <Content key={step} />
        })}
      </Columns>
      {missing === null && <CommandBlock command={lastCommand(store)} />}
    </Stack>
  )
})

/** The `heed` line of the last button. */
function lastCommand(store: TrainingWizardStore): string {
  const { companyId, isPackaged, saved } = store
  if (isPackaged) return apiCommand('packages.create', { companyId }, packageOf(store))
  const { value } = saved
  return value
    ? apiCommand('trainings.update', { companyId, trainingId: value.id }, startOf(store))
    : apiCommand('trainings.create', { companyId }, startOf(store))
}

/** Sends the mails to look at; a package and sign-in links have none. */
const PreviewEmails = observer(function PreviewEmails() {
  const { t } = useTranslation()
  const { deliveries, values, isPackaged } = useTrainingWizardStore()
  const [isOpen, setOpen] = useState(false)
  const { intro, scheduleType } = values
  if (isPackaged || scheduleType === trainingScheduleType.downloadLinks) return null
  return (
    <>
      <ActionButton
        action={{
          key: 'preview',
          label: t('campaigns.preview.preview'),
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
