import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { tableProps } from '../../../lib/tables/tableProps.ts'
import { assessmentPath } from '../../../parts/campaigns/campaignPaths.ts'
import { assessmentState } from '../../../parts/campaigns/list/stateOf.tsx'
import type { CampaignActions } from '../../../parts/campaigns/list/useCampaignActions.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useNarrow } from '../../../ui/useNarrow.ts'
import type { ActedAssessment } from '../actions/useAssessmentActions.tsx'
import type { Kind, Tables } from './AssessmentsStore.ts'
import { packagedColumns, regularColumns } from './assessmentColumns.tsx'
import { NoAssessments } from './NoAssessments.tsx'

const Head = styled(Typography)(({ theme }) => ({
  padding: '20px 20px 12px',
  '@container (max-width: 520px)': { paddingInline: 16 },
  '&[data-below]': { borderTop: `1px solid ${theme.vars.palette.surface.rowLine}` },
})) as typeof Typography

type Props = {
  kind: Kind
  tables: Tables
  title: string | undefined
  actions: (assessment: ActedAssessment) => CampaignActions
}

export const AssessmentTable = observer(function AssessmentTable({ kind, tables, title, actions }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const isNarrow = useNarrow('md')
  const isPackaged = kind === 'packaged'
  const columns = useMemo(
    () => (isPackaged ? packagedColumns(t, formats, isNarrow) : regularColumns(t, formats, isNarrow)),
    [isPackaged, t, formats, isNarrow],
  )
  return (
    <>
      {title && (
        <Head variant="h2" component="h2" data-below={isPackaged || undefined}>
          {title}
        </Head>
      )}
      <DataTable
        {...(isPackaged ? tableProps(tables.packaged) : tableProps(tables.regular))}
        order={tables.regular.order}
        onOrder={(order) => void tables.regular.setOrder(order)}
        label={isPackaged ? t('assessments.packagedTable') : t('shell.tabs.assessment')}
        columns={columns}
        pagerHiddenUpTo={10}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        rowHref={assessmentPath}
        rowMenu={(assessment) => Object.values(actions(assessment))}
        rowAcross={isPackaged ? undefined : (assessment) => assessmentState(assessment, t, formats)}
        empty={<NoAssessments kind={kind} list={tables.regular} />}
      />
    </>
  )
})
