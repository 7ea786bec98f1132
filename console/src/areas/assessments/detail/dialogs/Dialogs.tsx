import { type Assessment, isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { employeePath } from '../../../../app/paths.ts'
import { useCompany } from '../../../../app/root/RootContext.tsx'
import { CampaignDialogs } from '../../../../parts/campaigns/detail/CampaignDialogs.tsx'
import { PeopleDialog } from '../../../../parts/campaigns/dialogs.ts'
import type { RemindSettings } from '../../../../parts/campaigns/reminding/RemindingStore.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { createLazyOverlay } from '../../../../ui/lazyOverlay.tsx'
import { assessment as kind } from '../../campaign/assessment.tsx'
import type { AssessmentStore } from '../AssessmentStore.ts'
import type { useAssessmentRefusals } from '../useAssessmentRefusals.ts'
import { figureWords } from './figureWords.ts'
import type { OpenDialog } from './useOpenDialog.ts'

const RestartDialog = createLazyOverlay(async () => (await import('./RestartDialog.tsx')).RestartDialog)

type Props = {
  assessment: AssessmentStore
  value: Assessment
  dialog: OpenDialog
  refusals: ReturnType<ReturnType<typeof useAssessmentRefusals>>
}

const NOT_FINISHED = 1

export const Dialogs = observer(function Dialogs({ assessment, value, dialog, refusals }: Props) {
  const { t } = useTranslation()
  const company = useCompany()
  const mode = NOT_FINISHED
  const reminding: RemindSettings = {
    modes: [{ value: mode, label: t('assessment.notFinished') }],
    count: (_, signal) => assessment.countReminders(signal),
    reached: isAnonymous(company) ? undefined : () => assessment.employees.toRemind(),
    send: () => assessment.remind(),
    command: () =>
      `heed api assessments.sendReminders --companyId ${company.company_id} --assessmentId ${assessment.key}`,
  }
  return (
    <CampaignDialogs campaign={assessment} {...{ kind, value, dialog, refusals, reminding, mode }}>
      {dialog.name === 'people' && (
        <People key={JSON.stringify(dialog.asked)} {...{ assessment, value, dialog, refusals }} />
      )}
      {dialog.name === 'restart' && refusals.restart === null && (
        <RestartDialog {...{ assessment, value }} onClose={dialog.close} />
      )}
    </CampaignDialogs>
  )
})

const People = observer(function People({ assessment, dialog, refusals }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { asked, close } = dialog
  const [people] = useState(() => assessment.employees.behind(asked))
  if (isAnonymous(useCompany())) return null
  return (
    <PeopleDialog
      people={people}
      place={`assessment/${assessment.key}/people/${JSON.stringify(asked)}`}
      title={figureWords({ t, formats }, assessment, asked)}
      remindRefusal={refusals.remind}
      personHref={(email) => employeePath(email)}
      onClose={close}
      onReminded={() => void assessment.readAgain()}
    />
  )
})
