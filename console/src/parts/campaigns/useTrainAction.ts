import {
  findPlanRestriction,
  getCreateRefusal,
  getTrainingAvailability,
  type ResourceContent,
} from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { paths, withQuery } from '../../app/paths.ts'
import { useCompany } from '../../app/root/RootContext.tsx'
import { type Action, toRefusalProps } from '../../ui/buttons/action.ts'
import { useCampaignCaller } from './useCampaignCaller.ts'

type Item = Pick<ResourceContent, 'id' | 'type' | 'disabled' | 'availableForBeta'>

export function useTrainAction(item: Item): Action | undefined {
  const { t } = useTranslation()
  const company = useCompany()
  const refusalProps = toRefusalProps(getCreateRefusal(company, useCampaignCaller()))
  const isOffered =
    item.type === 'training' &&
    getTrainingAvailability(company) === 'open' &&
    !findPlanRestriction(item, company)
  if (refusalProps.hidden || !isOffered) return undefined
  const wizardPath = withQuery(paths.createTraining(), { subjects: String(item.id) })
  return { key: 'train', label: t('subjects.train'), to: wizardPath, ...refusalProps }
}
