import { executionStatus, filesRefusal, type ReportExecution } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { reason } from '../../../ui/tip.ts'

const { planned, running, succeeded, error } = executionStatus
const looks = {
  [planned]: { tone: 'neutral', word: 'planned' },
  [running]: { tone: 'info', word: 'running' },
  [succeeded]: { tone: 'success', word: 'succeeded' },
  [error]: { tone: 'error', word: 'error' },
} as const

export function ExecutionStatus({ status }: Pick<ReportExecution, 'status'>) {
  const { t } = useTranslation()
  const { tone, word } = looks[status]
  if (status !== error) return <StatusBadge tone={tone} label={t(`reports.statuses.${word}`)} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is said on pointing is said on focus, too
    <span tabIndex={0} role="note" {...reason(t('reports.failedTip'))}>
      <StatusBadge tone={tone} label={filesRefusal(status) ?? ''} />
    </span>
  )
}
