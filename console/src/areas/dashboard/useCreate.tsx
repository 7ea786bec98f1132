import Add from 'virtual:icon/Add'
import { assessmentsShown, createRefusal, trainingShown } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useCompany } from '../../app/root/RootContext.tsx'
import { useCampaignChoices } from '../../parts/campaigns/list/useCreateCampaign.tsx'
import { useCampaignCaller } from '../../parts/campaigns/useCampaignCaller.ts'
import { type Action, toRefusalProps } from '../../ui/buttons/action.ts'

export function useCreate(): { training: Action; assessment: Action; any: Action } {
  const { t } = useTranslation()
  const company = useCompany()
  const refused = toRefusalProps(createRefusal(company, useCampaignCaller()))
  const getChoices = useCampaignChoices()
  const choices = [
    ...(trainingShown(company) === 'open' ? getChoices('training') : []),
    ...(assessmentsShown(company) === 'open' ? getChoices('assessment') : []),
  ]
  return {
    training: {
      key: 'training',
      label: t('campaigns.create.training'),
      to: paths.createTraining(),
      ...refused,
    },
    assessment: {
      key: 'assessment',
      label: t('campaigns.create.assessment'),
      to: paths.createAssessment(),
      ...refused,
    },
    any: {
      key: 'create',
      label: t('dashboard.create'),
      icon: <Add />,
      ...refused,
      hidden: refused.hidden || choices.length === 0,
      choices,
    },
  }
}
