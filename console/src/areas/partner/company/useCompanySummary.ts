import type { Company } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/formats.ts'

export function useCompanySummary(company: Company | undefined): string | undefined {
  const { t } = useTranslation()
  const formats = useFormats()
  if (!company) return undefined
  const { created, users_total: employees, status } = company
  return [
    created && t('partner.joined', { date: formats.date(created) }),
    t('shell.people', { count: employees }),
    status && t('partner.activeTrainings', { count: status.trainings.active.value }),
    status && t('partner.activeAssessments', { count: status.assessments.active.value }),
  ]
    .filter(Boolean)
    .join(' · ')
}
