import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCreateCampaign } from '../../../parts/campaigns/list/useCreateCampaign.tsx'
import type { Action } from '../../../ui/action.ts'

export function useCreate(): Action {
  const { t } = useTranslation()
  return useCreateCampaign(
    { label: t('assessments.createAssessment'), to: paths.createAssessment() },
    { label: t('assessments.createPackaged'), to: paths.createPackagedAssessment() },
  )
}
