import Download from 'virtual:icon/FileDownloadOutlined'
import { getTrainingRefusals, type TrainingUserDetails } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useFileDownload } from '../../../app/files/useFetchedFile.ts'
import { paths } from '../../../app/paths.ts'
import { ListTable } from '../../../app/tables/ListTable.tsx'
import type { Formats } from '../../../lib/formats.ts'
import { useCampaignCaller } from '../../../parts/campaigns/useCampaignCaller.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { toRefusalProps } from '../../../ui/buttons/action.ts'
import { ScoreLabel } from '../../../ui/figures/ScoreLabel.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { createDateCell } from '../../../ui/table/cells/dateCell.tsx'
import { PersonCell } from '../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { ListSearch } from '../../../ui/table/filters/ListSearch.tsx'
import { useOpenRows } from '../../../ui/table/useOpenRows.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import { useIsNarrow } from '../../../ui/useNarrow.ts'
import { LessonMarks } from './LessonMarks.tsx'
import type { TrainingStore } from './TrainingStore.ts'

const SwitchArea = styled('div')({ padding: '8px 16px 0' })

const FILE_NAME = 'users.csv'

const col = createColumns<TrainingUserDetails>()

const createPersonColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.display({
      id: 'name',
      header: t('training.name'),
      cell: ({ row }) => <PersonCell name={row.original.name} email={row.original.email} />,
      meta: { order: 'name' },
    }),
    col.accessor('email', {
      header: t('training.email'),
      cell: (cell) => <SingleLineText text={cell.getValue()} />,
      meta: { order: 'email', priority: 1, width: '24%', selfEvident: true },
    }),
    col.accessor('listName', {
      header: t('training.list'),
      cell: (cell) => {
        const list = cell.getValue()
        return list ? (
          <SingleLineText text={list} />
        ) : (
          <MutedText>{t('campaigns.people.listUnavailable')}</MutedText>
        )
      },
      meta: { order: 'listName', priority: 3, width: '16%' },
    }),
    col.accessor('started', {
      header: t('training.started'),
      cell: createDateCell(formats),
      meta: { order: 'started', priority: 3, width: 124 },
    }),
    col.accessor('completedDate', {
      header: t('campaigns.people.completedDate'),
      cell: createDateCell(formats),
      meta: { order: 'completedDate', priority: 3, width: 144 },
    }),
    col.accessor('score', {
      header: t('training.score'),
      cell: ({ row: { original } }) => (
        <ScoreLabel score={original.started === null ? null : original.score} />
      ),
      meta: { order: 'score', priority: 1, width: 168, selfEvident: true },
    }),
  ])

type Props = { training: TrainingStore }

export const EmployeesTools = observer(function EmployeesTools({ training }: Props) {
  const { t } = useTranslation()
  const createFileAction = useFileDownload()
  const refusal = useReportRefusal(training)
  return (
    <>
      {!useIsNarrow('sm') && <DetailsSwitch />}
      <ListSearch list={training.people} label={t('campaigns.people.search')} />
      <ActionButton
        action={{
          key: 'export',
          label: t('ui.export'),
          hint: t('training.employeeCsv'),
          icon: <Download />,
          ...createFileAction('usersCsv', {
            fileLabel: t('training.employeeCsv'),
            name: FILE_NAME,
            fetch: (options) => training.file('usersCsv', options),
          }),
          ...toRefusalProps(refusal),
        }}
      />
    </>
  )
})

export const EmployeesTab = observer(function EmployeesTab({ training }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { people: table, info } = training
  const { value } = info
  const columns = useMemo(() => createPersonColumns(t, formats), [t, formats])
  const rows = useOpenRows('people')
  const [showsDetails] = useDetailsShown()
  return (
    <>
      {useIsNarrow('sm') && (
        <SwitchArea>
          <DetailsSwitch />
        </SwitchArea>
      )}
      <ListTable
        title={t('training.employees')}
        list={table}
        columns={columns}
        rowId={({ email }) => email}
        rowName={({ name, email }) => name || email}
        rowHref={({ email }) => paths.trainingUser({ trainingId: training.key, email })}
        rowDetail={{
          // When all details are shown, the URL lists the closed rows instead of the open rows.
          isOpen: (id) => rows.isOpen(id) !== showsDetails,
          toggle: rows.toggle,
          show: ({ subjects }) => <LessonMarks lessons={subjects} training={value} />,
        }}
        emptyState={<EmptyState title={t('campaigns.people.none')} />}
      />
    </>
  )
})

function DetailsSwitch() {
  const { t } = useTranslation()
  const [showsDetails, toggleDetails] = useDetailsShown()
  return (
    <CheckBox
      kind="switch"
      label={t('training.showDetails')}
      checked={showsDetails}
      onChange={toggleDetails}
    />
  )
}

function useDetailsShown(): [isShown: boolean, toggle: (isShown: boolean) => void] {
  const [params, setParams] = useSearchParams()
  const toggle = (isVisible: boolean) =>
    setParams(
      (previousParams) => {
        const nextParams = new URLSearchParams(previousParams)
        nextParams.delete('people.open')
        if (isVisible) nextParams.set('details', '1')
        else nextParams.delete('details')
        return nextParams
      },
      { replace: true },
    )
  return [params.get('details') === '1', toggle]
}

function useReportRefusal({ info }: TrainingStore): string | null {
  const caller = useCampaignCaller()
  return info.value ? getTrainingRefusals(info.value, caller).reports : null
}
