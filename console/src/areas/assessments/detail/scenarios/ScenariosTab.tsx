import Download from 'virtual:icon/FileDownloadOutlined'
import QuizOutlined from 'virtual:icon/QuizOutlined'
import type { PersonalizeData, ScenarioRow } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileDownload } from '../../../../app/files/useFetchedFile.ts'
import { toResourceProps, toTableProps } from '../../../../lib/tables/tableProps.ts'
import { ScenarioPreview } from '../../../../parts/scenarios/dialogs.ts'
import { IconTile } from '../../../../ui/badges/IconTile.tsx'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { toRefusalProps } from '../../../../ui/buttons/action.ts'
import { ScoreLabel } from '../../../../ui/figures/ScoreLabel.tsx'
import { Section } from '../../../../ui/panels/Section.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { NameCell } from '../../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../../ui/table/columns.ts'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { ListSearch } from '../../../../ui/table/filters/ListSearch.tsx'
import { useLocalTable } from '../../../../ui/table/useLocalTable.ts'
import { SingleLineText } from '../../../../ui/text/SingleLineText.tsx'
import type { AssessmentStore } from '../AssessmentStore.ts'
import { useAssessmentRefusals } from '../useAssessmentRefusals.ts'
import { usePreviewedScenario } from '../usePreviewedScenario.ts'

const PAGE_SIZE = 5
const FILE_NAME = 'answers.csv'

const col = createColumns<ScenarioRow>()

const createScenarioColumns = (t: TFunction) =>
  col.columns([
    col.display({
      id: 'name',
      header: t('assessment.scenario'),
      cell: ({ row: { original } }) => (
        <NameCell
          name={t('assessment.numbered', { number: original.number, name: original.name })}
          mark={<IconTile icon={<QuizOutlined />} />}
        />
      ),
      meta: { order: 'number' },
    }),
    col.accessor('area', {
      header: t('assessment.area'),
      cell: (cell) => <SingleLineText text={cell.getValue()} />,
      meta: { order: 'area', priority: 1, width: '17%', selfEvident: true },
    }),
    col.display({
      id: 'behaviours',
      header: t('assessment.keyBehaviours'),
      cell: ({ row: { original } }) => (
        <SingleLineText
          text={t('assessment.countedNames', {
            number: original.key_behaviour_count,
            names: original.component_names.join(', '),
          })}
        />
      ),
      meta: { order: 'behaviours', priority: 3, width: '26%' },
    }),
    col.accessor('average_score_percentage', {
      header: t('assessment.averageScore'),
      cell: (cell) => <ScoreLabel score={cell.getValue()} />,
      meta: { order: 'score', priority: 1, width: 160, selfEvident: true },
    }),
    col.display({
      id: 'preview',
      header: t('assessment.preview'),
      cell: ({ row }) => <PreviewCell scenario={row.original} />,
      meta: { priority: 2, width: 110, selfEvident: true },
    }),
  ])

export const ScenariosTab = observer(function ScenariosTab({ assessment }: { assessment: AssessmentStore }) {
  const { t } = useTranslation()
  const { scenarios, info } = assessment
  const getRefusals = useAssessmentRefusals()
  const createFileAction = useFileDownload()
  const exportButton = (
    <ActionButton
      action={{
        key: 'export',
        label: t('ui.export'),
        hint: FILE_NAME,
        icon: <Download />,
        ...createFileAction('answers', {
          fileLabel: FILE_NAME,
          name: FILE_NAME,
          fetch: ({ zone }) => assessment.answersCsv(zone),
        }),
        ...toRefusalProps(info.value ? getRefusals(info.value).detailedReport : null),
      }}
    />
  )
  const rows = scenarios.value
  const personalize = info.value?.definition.personalizeData as PersonalizeData | undefined
  return rows ? (
    <Scenarios {...{ rows, exporting: exportButton, personalize }} />
  ) : (
    <Section title={t('assessment.scenarios')} tools={exportButton}>
      <LoadingScenarios scenarios={scenarios} />
    </Section>
  )
})

const LoadingScenarios = observer(function LoadingScenarios({
  scenarios,
}: Pick<AssessmentStore, 'scenarios'>) {
  const { t } = useTranslation()
  const columns = useMemo(() => createScenarioColumns(t), [t])
  return (
    <DataTable
      {...toResourceProps(scenarios)}
      label={t('assessment.scenarios')}
      columns={columns}
      rows={[]}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      empty={<EmptyState title={t('assessment.noScenarios')} />}
    />
  )
})

type Props = {
  rows: readonly ScenarioRow[]
  exporting: React.ReactNode
  personalize: PersonalizeData | undefined
}

const Scenarios = observer(function Scenarios({ rows, exporting: exportButton, personalize }: Props) {
  const { t } = useTranslation()
  const table = useLocalTable(rows, {
    prefix: 'scenarios',
    size: PAGE_SIZE,
    order: 'number asc',
    texts: ({ name, area, component_names }) => [name, area, ...component_names],
    fields: {
      number: ({ number }) => number,
      area: ({ area }) => area,
      behaviours: ({ key_behaviour_count }) => key_behaviour_count,
      score: ({ average_score_percentage }) => average_score_percentage,
    },
  })
  const { id: previewedId, show } = usePreviewedScenario()
  const previewedIndex = rows.findIndex(({ id }) => id === previewedId)
  const columns = useMemo(() => createScenarioColumns(t), [t])
  const { paging, ...otherProps } = toTableProps(table)
  return (
    <>
      <Section
        title={t('assessment.scenarios')}
        count={rows.length}
        tools={
          <>
            <ListSearch list={table} label={t('assessment.searchScenarios')} />
            {exportButton}
          </>
        }
      >
        <DataTable
          {...otherProps}
          paging={{ ...paging, onSize: undefined }}
          sizes={[PAGE_SIZE]}
          label={t('assessment.scenarios')}
          columns={columns}
          rowId={({ id }) => String(id)}
          rowName={({ name }) => name}
          empty={
            table.search.trim() ? (
              <EmptyState
                title={t('assessment.noScenariosFound')}
                action={{ key: 'clear', label: t('ui.clear'), onRun: () => table.setSearch('') }}
              />
            ) : (
              <EmptyState title={t('assessment.noScenarios')} />
            )
          }
        />
      </Section>
      {previewedIndex >= 0 && (
        <ScenarioPreview
          questions={rows.map(({ id }) => id)}
          index={previewedIndex}
          personalize={personalize}
          footer="close"
          onMove={(index) => show(rows[index]?.id)}
          onClose={() => show(undefined)}
        />
      )}
    </>
  )
})

function PreviewCell({ scenario }: { scenario: ScenarioRow }) {
  const { t } = useTranslation()
  const { show } = usePreviewedScenario()
  return (
    <ActionButton
      size="small"
      look="text"
      flush
      action={{
        key: 'preview',
        label: t('assessment.preview'),
        name: t('assessment.previewOf', { name: scenario.name }),
        onRun: () => show(scenario.id),
      }}
    />
  )
}
