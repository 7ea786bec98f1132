import { type Report, ReportSave, toReportSchedule } from '@heed/contracts'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import type { Rename } from '../../../ui/titles/useRename.ts'
import { ReportsStore } from '../ReportsStore.ts'

/** The API accepts only complete reports, not single fields. */
function toRenamedReport(report: Report, name: string): ReportSave {
  const { allEmployees, lists, definition, recipientsEmails } = report
  return ReportSave.parse({
    name,
    definition: {
      ...definition,
      listIds: allEmployees ? 'all' : lists.map(({ id }) => id),
    },
    allEmployees,
    recipientsEmails,
    ...toReportSchedule(report),
  })
}

export function useReportRename(
  report: Report | undefined,
  onRenamed: (report: Report) => void,
): Rename | undefined {
  const { t } = useTranslation()
  const { notices, session } = useRoot()
  const { company_id: companyId } = useCompany()
  const reports = useCompanyStore(ReportsStore)
  const [isDirty, setDirty] = useState(false)
  useLeaveGuard(isDirty)
  if (!report || !session.isAdmin) return undefined
  return {
    label: t('reports.rename'),
    command: (name) =>
      `heed reports update ${String(report.id)} --company ${String(companyId)} --name ${quoteShellWord(name)}`,
    onDirty: setDirty,
    check: (name) => ReportSave.shape.name.safeParse(name).error?.issues[0]?.message,
    onSave: async (name) => {
      // Fetches the report again, so that other people's changes are kept.
      const latest = await reports.fetchReport(report.id)
      onRenamed(await reports.update(report.id, toRenamedReport(latest, name)))
      notices.show('success', t('reports.saved.change'))
    },
  }
}
