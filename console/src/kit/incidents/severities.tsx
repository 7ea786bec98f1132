import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'
import { createColumns } from '../../ui/table/columns.ts'
import { type Incident, severities } from './IncidentsStore.ts'

const tones = { low: 'neutral', medium: 'warning', high: 'error' } as const
const col = createColumns<Incident>()

export function useSeverities() {
  const { t } = useTranslation()
  return severities.map((value) => ({ value, label: t(`incidents.severities.${value}`) }))
}

export function SeverityBadge({ severity }: Pick<Incident, 'severity'>) {
  const { t } = useTranslation()
  return <StatusBadge tone={tones[severity]} label={t(`incidents.severities.${severity}`)} />
}

export const createIncidentColumns = (t: TFunction) =>
  col.columns([
    col.accessor('subject', { header: t('incidents.subject'), meta: { order: 'subject' } }),
    col.accessor('reporter', { header: t('incidents.reporter'), meta: { order: 'reporter', priority: 2 } }),
    col.accessor('severity', {
      header: t('incidents.severity'),
      cell: ({ row }) => <SeverityBadge {...row.original} />,
      meta: { width: 140, selfEvident: true },
    }),
  ])
