import { createRefusal, packagedEnabled } from '@heed/contracts'
import Add from '@mui/icons-material/Add'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany } from '../../../app/RootContext.tsx'
import { useCampaignCaller } from '../../../parts/campaigns/useCampaignCaller.ts'
import { type Action, refusedBy } from '../../../ui/action.ts'

/** Begins a training, or one of two kinds where the company has a learning system of its own; for observers. */
export function useCreate(): Action {
  const { t } = useTranslation()
  const company = useCompany()
  const refused = refusedBy(createRefusal(company, useCampaignCaller()))
  const create = { key: 'create', label: t('trainings.create'), icon: <Add />, ...refused }
  if (!packagedEnabled(company)) return { ...create, to: paths.createTraining() }
  return {
    ...create,
    choices: [
      { key: 'training', label: t('trainings.createTraining'), to: paths.createTraining() },
      { key: 'packaged', label: t('trainings.createPackaged'), to: paths.createPackagedTraining() },
    ],
  }
}
