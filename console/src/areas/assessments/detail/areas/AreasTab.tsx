import ShieldOutlined from 'virtual:icon/ShieldOutlined'
import type { ThreatAreaRow } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../../../app/files/ExportButton.tsx'
import { useExportName } from '../../../../app/files/useExportName.ts'
import { paths } from '../../../../app/paths.ts'
import type { Formats } from '../../../../lib/formats.ts'
import { toResourceProps } from '../../../../lib/tables/tableProps.ts'
import { IconTile } from '../../../../ui/badges/IconTile.tsx'
import { ScoreLabel } from '../../../../ui/figures/ScoreLabel.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { Section } from '../../../../ui/panels/Section.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { NameCell } from '../../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../../ui/table/columns.ts'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { SingleLineText } from '../../../../ui/text/SingleLineText.tsx'
import type { AssessmentStore } from '../AssessmentStore.ts'
import { downloadAreas } from '../exports.ts'

const col = createColumns<ThreatAreaRow>()

const createAreaColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.display({
      id: 'area',
      header: t('assessment.area'),
      cell: ({ row }) => <NameCell name={row.original.area} mark={<IconTile icon={<ShieldOutlined />} />} />,
    }),
    col.accessor('questionsCount', {
      header: t('assessment.scenarios'),
      cell: (cell) => formats.number(cell.getValue()),
      meta: { priority: 2, align: 'right', width: 120 },
    }),
    col.accessor('weakestKeyBehaviour', {
      header: t('assessment.weakestBehaviour'),
      cell: (cell) => {
        const name = cell.getValue()
        return name ? <SingleLineText text={name} /> : <MutedText>–</MutedText>
      },
      meta: { priority: 1, width: '38%' },
    }),
    col.accessor('averageScore', {
      header: t('assessment.averageScore'),
      cell: (cell) => <ScoreLabel score={cell.getValue()} />,
      meta: { priority: 1, width: 160, selfEvident: true },
    }),
  ])

export const AreasTab = observer(function AreasTab({ assessment }: { assessment: AssessmentStore }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { areas, key, info } = assessment
  const columns = useMemo(() => createAreaColumns(t, formats), [t, formats])
  const rows = areas.value ?? []
  const fileName = useExportName()(info.value?.name ?? '', t('assessment.threatAreas'))
  const exportButton = (
    <ExportButton
      fileName={fileName}
      total={rows.length}
      onDownload={async () => downloadAreas(fileName, rows)}
    />
  )
  return (
    <Section title={t('assessment.threatAreas')} count={areas.value?.length} tools={exportButton}>
      <DataTable
        {...toResourceProps(areas)}
        loading={areas.isFirstLoad}
        label={t('assessment.threatAreas')}
        columns={columns}
        rows={rows}
        rowId={({ code }) => code}
        rowName={({ area }) => area}
        rowHref={({ code }) => paths.assessmentThreatArea({ assessmentId: key, threatAreaCode: code })}
        empty={<EmptyState title={t('assessment.noScenarios')} />}
      />
    </Section>
  )
})
