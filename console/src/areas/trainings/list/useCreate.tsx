import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCreateCampaign } from '../../../parts/campaigns/list/useCreateCampaign.tsx'
import type { Action } from '../../../ui/action.ts'

export function useCreate(): Action {
  const { t } = useTranslation()
  return useCreateCampaign(
    { label: t('trainings.createTraining'), to: paths.createTraining() },
    { label: t('trainings.createPackaged'), to: paths.createPackagedTraining() },
  )
}
