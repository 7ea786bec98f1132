import Add from 'virtual:icon/Add'
import { arePackagesEnabled, getCreateRefusal } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { type Action, toRefusalProps } from '../../../ui/buttons/action.ts'
import { useCampaignCaller } from '../useCampaignCaller.ts'

type Kind = 'training' | 'assessment'

export function useCreateChoices(): (kind: Kind) => Action[] {
  const { t } = useTranslation()
  const hasPackages = arePackagesEnabled(useCompany())
  const kinds = {
    training: [
      { key: 'training', label: t('campaigns.kinds.training'), to: paths.createTraining() },
      {
        key: 'packagedTraining',
        label: t('campaigns.kinds.packagedTraining'),
        to: paths.createPackagedTraining(),
      },
    ],
    assessment: [
      { key: 'assessment', label: t('campaigns.kinds.assessment'), to: paths.createAssessment() },
      {
        key: 'packagedAssessment',
        label: t('campaigns.kinds.packagedAssessment'),
        to: paths.createPackagedAssessment(),
      },
    ],
  }
  return (kind) => kinds[kind].slice(0, hasPackages ? 2 : 1)
}

export function useCreateCampaign(kind: Kind): Action {
  const { t } = useTranslation()
  const refusalProps = toRefusalProps(getCreateRefusal(useCompany(), useCampaignCaller()))
  const choices = useCreateChoices()(kind)
  const createAction = { key: 'create', label: t('campaigns.list.create'), icon: <Add />, ...refusalProps }
  return choices.length > 1 ? { ...createAction, choices } : { ...createAction, to: choices[0]?.to }
}
