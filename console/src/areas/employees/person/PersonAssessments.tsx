import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { toResourceProps } from '../../../lib/tables/tableProps.ts'
import { useFormats } from '../../../ui/formats.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { createAssessmentColumns } from './campaignColumns.tsx'
import type { PersonStore } from './PersonStore.ts'

type Props = { person: PersonStore }

export const PersonAssessments = observer(function PersonAssessments({ person }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { assessments } = person
  const columns = useMemo(() => createAssessmentColumns(t, formats), [t, formats])
  return (
    <DataTable
      label={t('employees.assessments')}
      columns={columns}
      rows={assessments.value ?? []}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      rowHref={({ id }) => paths.assessment({ assessmentId: id })}
      rowMenu={({ id }) => [
        {
          key: 'progress',
          label: t('employees.progress'),
          to: `${paths.assessmentEmployees({ assessmentId: id })}?people.filter=${encodeURIComponent(person.email)}`,
        },
      ]}
      {...toResourceProps(assessments)}
      empty={<EmptyState title={t('ui.noData')} text={t('employees.noAssessments')} />}
    />
  )
})
