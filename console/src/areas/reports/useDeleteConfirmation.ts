import { getCompanyName, type Report } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, useRoot } from '../../app/root/RootContext.tsx'
import { ReportsStore } from './ReportsStore.ts'

export function useDeleteConfirmation(onDeleted: () => void): (report: Report) => void {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const company = useCompany()
  const reports = useCompanyStore(ReportsStore)
  return ({ id, name }) =>
    confirm.ask({
      title: t('reports.deleteTitle'),
      description: t('reports.deleteText', {
        name: name || t('reports.noName'),
        company: getCompanyName(company),
      }),
      actionLabel: t('reports.delete'),
      command: `heed reports delete ${String(id)} --company ${String(company.company_id)}`,
      danger: true,
      run: async () => {
        await reports.remove(id)
        notices.show('success', t('reports.deleted'))
        onDeleted()
      },
    })
}
