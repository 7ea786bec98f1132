import ArrowBack from 'virtual:icon/ArrowBack'
import KeyOutlined from 'virtual:icon/KeyOutlined'
import { atRiskRange, type KeyBehaviourRow, type ThreatAreaDetail, toThreatAreaCode } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ExportButton } from '../../../../app/files/ExportButton.tsx'
import { useExportName } from '../../../../app/files/useExportName.ts'
import { paths } from '../../../../app/paths.ts'
import type { Formats } from '../../../../lib/formats.ts'
import { formatWholePercent } from '../../../../lib/numbers/amountFormats.ts'
import { toFailureProps, toTableProps } from '../../../../lib/tables/tableProps.ts'
import { IconTile } from '../../../../ui/badges/IconTile.tsx'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { ScoreLabel } from '../../../../ui/figures/ScoreLabel.tsx'
import { StatCard } from '../../../../ui/figures/StatCard.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { Columns, Stack } from '../../../../ui/layout.ts'
import { CardSkeleton } from '../../../../ui/panels/CardSkeleton.tsx'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { Section } from '../../../../ui/panels/Section.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { NameCell } from '../../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../../ui/table/columns.ts'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { useLocalTable } from '../../../../ui/table/useLocalTable.ts'
import type { AssessmentStore } from '../AssessmentStore.ts'
import { parseAreaCode } from '../detailTabs.ts'
import { downloadBehaviours } from '../exports.ts'
import { RiskCell } from './RiskCell.tsx'

const PAGE_SIZE = 5

const col = createColumns<KeyBehaviourRow>()

const createBehaviourColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.display({
      id: 'name',
      header: t('assessment.keyBehaviour'),
      cell: ({ row }) => (
        <NameCell name={row.original.keyBehaviourName} mark={<IconTile icon={<KeyOutlined />} />} />
      ),
      meta: { order: 'name' },
    }),
    col.accessor('coverage', {
      header: t('assessment.coverage'),
      cell: (cell) => formatWholePercent(formats, cell.getValue()),
      meta: { order: 'coverage', priority: 3, align: 'right', width: 130 },
    }),
    col.accessor('averageScore', {
      header: t('assessment.averageScore'),
      cell: (cell) => <ScoreLabel score={cell.getValue()} />,
      meta: { order: 'score', priority: 1, width: 170, selfEvident: true },
    }),
    col.display({
      id: 'risk',
      header: t('assessment.employeesAtRisk', atRiskRange),
      cell: ({ row }) => <RiskCell behaviour={row.original} />,
      meta: { order: 'risk', priority: 2, width: 210 },
    }),
  ])

export function CurrentAreaTab({ assessment }: Pick<Props, 'assessment'>) {
  const code = parseAreaCode(useLocation().pathname)
  return <AreaTab key={code} code={code} assessment={assessment} />
}

type Props = { assessment: AssessmentStore; code: string }

const AreaTab = observer(function AreaTab({ assessment, code }: Props) {
  const { t } = useTranslation()
  const area = assessment.area(code)
  const name = getAreaName(assessment, code)
  const { value, failure } = area
  const backAction = {
    key: 'back',
    label: t('assessment.allAreasBack'),
    icon: <ArrowBack />,
    to: paths.assessmentThreatAreas({ assessmentId: assessment.key }),
  }
  if (failure && value === undefined && !area.loading) {
    return (
      <Panel>
        {failure.kind === 'notFound' ? (
          <EmptyState title={failure.text} text={t('assessment.noSuchArea')} action={backAction} />
        ) : (
          <ErrorState title={failure.text} onRetry={toFailureProps(area).onRetry} />
        )}
      </Panel>
    )
  }
  return (
    <Stack>
      <div>
        <ActionButton action={backAction} size="small" look="text" flush />
      </div>
      {value ? (
        <Area {...{ value, name }} assessmentName={assessment.info.value?.name ?? ''} />
      ) : (
        <CardSkeleton height={420} />
      )}
    </Stack>
  )
})

type AreaProps = {
  value: ThreatAreaDetail
  name: string
  assessmentName: string
}

const Area = observer(function Area({ value, name, assessmentName }: AreaProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { averageScore, assessmentKeyBehavioursCount, totalKeyBehavioursCount, questionsCount } = value
  const table = useLocalTable(value.keyBehaviours, {
    prefix: 'behaviours',
    size: PAGE_SIZE,
    order: 'score asc',
    texts: ({ keyBehaviourName }) => [keyBehaviourName],
    fields: {
      name: ({ keyBehaviourName }) => keyBehaviourName,
      coverage: ({ coverage }) => coverage,
      score: ({ averageScore: score }) => score,
      risk: ({ usersAtRiskPercentage }) => usersAtRiskPercentage,
    },
  })
  const columns = useMemo(() => createBehaviourColumns(t, formats), [t, formats])
  const fileName = useExportName()(assessmentName, name)
  return (
    <>
      <h2 style={{ margin: 0 }}>{name}</h2>
      <Columns>
        <StatCard label={t('assessment.averageScore')} value={<ScoreLabel score={averageScore} />} />
        <StatCard
          label={t('assessment.coverage')}
          value={t('assessment.partOf', {
            n: assessmentKeyBehavioursCount,
            total: totalKeyBehavioursCount,
          })}
          hint={t('assessment.coverageText', { count: totalKeyBehavioursCount })}
        />
        <StatCard label={t('assessment.scenarios')} value={formats.number(questionsCount)} />
      </Columns>
      <Section
        title={t('assessment.keyBehaviours')}
        count={value.keyBehaviours.length}
        tools={
          <ExportButton
            fileName={fileName}
            total={value.keyBehaviours.length}
            onDownload={async () => downloadBehaviours(fileName, await table.fetchAll())}
          />
        }
      >
        <DataTable
          {...toTableProps(table)}
          paging={{ ...toTableProps(table).paging, onSize: undefined }}
          sizes={[PAGE_SIZE]}
          label={t('assessment.keyBehaviours')}
          columns={columns}
          rowId={({ keyBehaviourCode }) => keyBehaviourCode}
          rowName={({ keyBehaviourName }) => keyBehaviourName}
          empty={<EmptyState title={t('assessment.noBehaviours')} />}
        />
      </Section>
    </>
  )
})

/** Until the area is loaded, returns the area's code with spaces. */
function getAreaName(assessment: AssessmentStore, code: string): string {
  const knownName = assessment.info.value?.areas.find(({ name }) => toThreatAreaCode(name) === code)?.name
  return knownName ?? assessment.area(code).value?.keyBehaviours[0]?.threatArea ?? code.replaceAll('_', ' ')
}
