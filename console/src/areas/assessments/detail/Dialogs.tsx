import { type Assessment, isAnonymous } from '@heed/contracts'
import { assessments } from '@heed/contracts/endpoints/campaigns/assessments'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { employeePath } from '../../../app/paths.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import {
  BouncedDialog,
  DownloadDialog,
  PeopleDialog,
  RemindDialog,
  RenameDialog,
} from '../../../parts/campaigns/dialogs.ts'
import type { Reminding } from '../../../parts/campaigns/reminding/RemindingStore.ts'
import { useFormats } from '../../../ui/formats.ts'
import type { AssessmentStore } from './AssessmentStore.ts'
import { RestartDialog } from './dialogParts.ts'
import { figureWords } from './figureWords.ts'
import { useAssessmentRefusals } from './useAssessmentRefusals.ts'
import type { OpenDialog } from './useOpenDialog.ts'

type Props = { assessment: AssessmentStore; value: Assessment; dialog: OpenDialog }

export const Dialogs = observer(function Dialogs({ assessment, value, dialog }: Props) {
  const refusals = useAssessmentRefusals()(value)
  const one = { assessment, value, onClose: dialog.close }
  switch (dialog.name) {
    case 'remind':
      return refusals.remind === null ? <Remind {...one} /> : null
    case 'people':
      return <People key={JSON.stringify(dialog.asked)} {...{ assessment, value, dialog }} />
    case 'bounced':
      return <Bounced {...one} />
    case 'rename':
      return refusals.rename === null ? <Rename {...one} /> : null
    case 'restart':
      return refusals.restart === null ? <RestartDialog {...one} /> : null
    case 'download':
      return refusals.download === null ? <DownloadDialog campaign={value} onClose={dialog.close} /> : null
    default:
      return null
  }
})

type OneProps = Pick<Props, 'assessment' | 'value'> & { onClose: () => void }

const NOT_FINISHED = 1

const Remind = observer(function Remind({ assessment, value, onClose }: OneProps) {
  const { t } = useTranslation()
  const company = useCompany()
  const { company_id: companyId } = company
  const reminding: Reminding = {
    modes: [{ value: NOT_FINISHED, label: t('assessment.notFinished') }],
    count: (_, signal) => assessment.countReminders(signal),
    reached: isAnonymous(company) ? undefined : () => assessment.employees.toRemind(),
    send: () => assessment.remind(),
    command: () =>
      `heed api assessments.sendReminders --companyId ${companyId} --assessmentId ${assessment.key}`,
  }
  return (
    <RemindDialog
      name={value.name}
      reminding={reminding}
      mode={NOT_FINISHED}
      onClose={onClose}
      onSent={() => void assessment.readAgain()}
    />
  )
})

const Rename = observer(function Rename({ assessment, value, onClose }: OneProps) {
  const { t } = useTranslation()
  const { company_id: companyId } = useCompany()
  return (
    <RenameDialog
      renaming={{
        title: t('assessment.renameTitle'),
        schema: assessments.rename.body,
        rename: (name) => assessment.rename(name),
        done: (name) => t('assessment.renamed', { name }),
        command: `heed api assessments.rename --companyId ${companyId} --assessmentId ${assessment.key}`,
      }}
      name={value.name}
      place={`assessment/${assessment.key}`}
      onClose={onClose}
      onRenamed={() => void assessment.readAgain()}
    />
  )
})

const People = observer(function People({ assessment, value, dialog }: Props) {
  const { t } = useTranslation()
  const { remind } = useAssessmentRefusals()(value)
  const formats = useFormats()
  const { asked, close } = dialog
  const [people] = useState(() => assessment.employees.behind(asked))
  if (isAnonymous(useCompany())) return null
  return (
    <PeopleDialog
      people={people}
      place={`assessment/${assessment.key}/people/${JSON.stringify(asked)}`}
      title={figureWords({ t, formats }, assessment, asked)}
      remindRefusal={remind}
      personHref={(email) => employeePath(email)}
      onClose={close}
      onReminded={() => void assessment.readAgain()}
    />
  )
})

function Bounced({ assessment, value, onClose }: OneProps) {
  const [table] = useState(() => assessment.bounced())
  return (
    <BouncedDialog
      table={table}
      of={value.name}
      onClose={onClose}
      onChanged={() => void assessment.readAgain()}
    />
  )
}
