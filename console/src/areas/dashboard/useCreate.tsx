import { assessmentsShown, createRefusal, packagedEnabled, trainingShown } from '@heed/contracts'
import Add from '@mui/icons-material/Add'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useCompany } from '../../app/RootContext.tsx'
import { useCampaignCaller } from '../../parts/campaigns/useCampaignCaller.ts'
import { type Action, refusedBy } from '../../ui/action.ts'

/** Begins a campaign of each kind, and both from one button; for observers. */
export function useCreate(): { training: Action; assessment: Action; any: Action } {
  const { t } = useTranslation()
  const company = useCompany()
  const refused = refusedBy(createRefusal(company, useCampaignCaller()))
  const kind = (key: string, label: string, to: string, hidden = false): Action => ({
    key,
    label,
    to,
    ...refused,
    hidden: hidden || refused.hidden,
  })
  const noTrainings = trainingShown(company) !== 'open'
  const noAssessments = assessmentsShown(company) !== 'open'
  const noPackages = !packagedEnabled(company)
  const training = kind('training', t('dashboard.createTraining'), paths.createTraining(), noTrainings)
  const assessment = kind(
    'assessment',
    t('dashboard.createAssessment'),
    paths.createAssessment(),
    noAssessments,
  )
  const choices = [
    training,
    assessment,
    kind(
      'packagedTraining',
      t('dashboard.createPackagedTraining'),
      paths.createPackagedTraining(),
      noTrainings || noPackages,
    ),
    kind(
      'packagedAssessment',
      t('dashboard.createPackagedAssessment'),
      paths.createPackagedAssessment(),
      noAssessments || noPackages,
    ),
  ]
  const any = {
    key: 'create',
    label: t('dashboard.create'),
    icon: <Add />,
    ...refused,
    hidden: choices.every(({ hidden }) => hidden),
    choices,
  }
  return { training, assessment, any }
}
