import type { Company } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/formats.ts'

type Activity = { active: { value: number } }

type SummarizedCompany = Pick<Company, 'users_total'> & {
  created?: Company['created'] | Date
  status?: { trainings: Activity; assessments: Activity } | undefined
}

export function useCompanySummary(): (company: SummarizedCompany) => string {
  const { t } = useTranslation()
  const formats = useFormats()
  return ({ created, users_total: employees, status }) =>
    [
      created && t('partner.joined', { date: formats.date(created) }),
      t('shell.people', { count: employees }),
      status && t('partner.activeTrainings', { count: status.trainings.active.value }),
      status && t('partner.activeAssessments', { count: status.assessments.active.value }),
    ]
      .filter(Boolean)
      .join(' · ')
}
