import { type Assessment, isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getEmployeePath } from '../../../../app/paths.ts'
import { useCompany } from '../../../../app/root/RootContext.tsx'
import { CampaignDialogs } from '../../../../parts/campaigns/detail/CampaignDialogs.tsx'
import { PeopleDialog } from '../../../../parts/campaigns/dialogs.ts'
import type { ReminderSettings } from '../../../../parts/campaigns/reminding/ReminderStore.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { createLazyOverlay } from '../../../../ui/lazyOverlay.tsx'
import { assessment as kind } from '../../campaign/assessment.tsx'
import type { AssessmentStore } from '../AssessmentStore.ts'
import type { useAssessmentRefusals } from '../useAssessmentRefusals.ts'
import { formatFigure } from './figureWords.ts'
import type { DialogState } from './useOpenDialog.ts'

const RestartDialog = createLazyOverlay(async () => (await import('./RestartDialog.tsx')).RestartDialog)

type Props = {
  assessment: AssessmentStore
  value: Assessment
  dialog: DialogState
  refusals: ReturnType<ReturnType<typeof useAssessmentRefusals>>
}

const notFinishedMode = 1

export const AssessmentDialogs = observer(function AssessmentDialogs({
  assessment,
  value,
  dialog,
  refusals,
}: Props) {
  const { t } = useTranslation()
  const company = useCompany()
  const mode = notFinishedMode
  const remindSettings: ReminderSettings = {
    modes: [{ value: mode, label: t('assessment.notFinished') }],
    count: (_, signal) => assessment.countReminders(signal),
    createReachedList: isAnonymous(company) ? undefined : () => assessment.employees.toRemind(),
    send: () => assessment.remind(),
    command: () =>
      `heed api assessments.sendReminders --companyId ${company.company_id} --assessmentId ${assessment.key}`,
  }
  return (
    <CampaignDialogs
      campaign={assessment}
      {...{ kind, value, dialog, refusals, reminding: remindSettings, mode }}
    >
      {dialog.name === 'people' && (
        <FilteredPeopleDialog
          key={JSON.stringify(dialog.asked)}
          {...{ assessment, value, dialog, refusals }}
        />
      )}
      {dialog.name === 'restart' && refusals.restart === null && (
        <RestartDialog {...{ assessment, value }} onClose={dialog.close} />
      )}
    </CampaignDialogs>
  )
})

const FilteredPeopleDialog = observer(function FilteredPeopleDialog({ assessment, dialog, refusals }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { asked: peopleQuery, close } = dialog
  const [people] = useState(() => assessment.employees.getFilteredPeople(peopleQuery))
  if (isAnonymous(useCompany())) return null
  return (
    <PeopleDialog
      people={people}
      draftPrefix={`assessment/${assessment.key}/people/${JSON.stringify(peopleQuery)}`}
      title={formatFigure({ t, formats }, assessment, peopleQuery)}
      remindRefusal={refusals.remind}
      getPersonPath={(email) => getEmployeePath(email)}
      onClose={close}
      onReminded={() => void assessment.readAgain()}
    />
  )
})
