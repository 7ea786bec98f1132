import Add from 'virtual:icon/Add'
import { getAssessmentsAvailability, getCreateRefusal, getTrainingAvailability } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useCompany } from '../../app/root/RootContext.tsx'
import { useCreateChoices } from '../../parts/campaigns/list/useCreateCampaign.tsx'
import { useCampaignCaller } from '../../parts/campaigns/useCampaignCaller.ts'
import { type Action, toRefusalProps } from '../../ui/buttons/action.ts'

export function useCreateActions(): { training: Action; assessment: Action; anyCampaign: Action } {
  const { t } = useTranslation()
  const company = useCompany()
  const refusalProps = toRefusalProps(getCreateRefusal(company, useCampaignCaller()))
  const getChoices = useCreateChoices()
  const choices = [
    ...(getTrainingAvailability(company) === 'open' ? getChoices('training') : []),
    ...(getAssessmentsAvailability(company) === 'open' ? getChoices('assessment') : []),
  ]
  return {
    training: {
      key: 'training',
      label: t('campaigns.create.training'),
      to: paths.createTraining(),
      ...refusalProps,
    },
    assessment: {
      key: 'assessment',
      label: t('campaigns.create.assessment'),
      to: paths.createAssessment(),
      ...refusalProps,
    },
    anyCampaign: {
      key: 'create',
      label: t('dashboard.create'),
      icon: <Add />,
      ...refusalProps,
      hidden: refusalProps.hidden || choices.length === 0,
      choices,
    },
  }
}
