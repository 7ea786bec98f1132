import SchoolOutlined from 'virtual:icon/SchoolOutlined'
import type { Training } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../../app/files/ExportButton.tsx'
import { useExportName } from '../../../app/files/useExportName.ts'
import { isPackagedKey } from '../../../lib/addresses/pathId.ts'
import type { Formats } from '../../../lib/formats.ts'
import { IconTile } from '../../../ui/badges/IconTile.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { NameCell } from '../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { downloadLessons, type Lesson } from './exports.ts'
import { ShareCell } from './ShareCell.tsx'
import { isDraftTraining, isSharedByLink } from './stopped.ts'
import type { TrainingStore } from './TrainingStore.ts'

const col = createColumns<Lesson>()

type ColumnOptions = { isPackaged: boolean; isStopped: boolean; isByLink: boolean }

const createLessonColumns = (
  t: TFunction,
  formats: Formats,
  { isPackaged, isStopped, isByLink }: ColumnOptions,
) => {
  const tip = t(`training.totalTips.${isByLink ? 'open' : 'delivered'}`)
  return col.columns([
    col.display({
      id: 'title',
      header: t('training.lesson'),
      cell: ({ row }) => <NameCell name={row.original.title} mark={<IconTile icon={<SchoolOutlined />} />} />,
    }),
    ...(isPackaged
      ? []
      : [
          col.display({
            id: 'send',
            header: t('training.deliveryDate'),
            cell: ({ row: { original } }) =>
              original.send === null ? (
                <MutedText>–</MutedText>
              ) : (
                <span>
                  {formats.date(original.send)}{' '}
                  {!original.isSent && (
                    <MutedText>{t(isStopped ? 'training.neverSent' : 'training.planned')}</MutedText>
                  )}
                </span>
              ),
            meta: { priority: 1, width: 240, selfEvident: true },
          }),
          col.display({
            id: 'viewed',
            header: t('training.viewed'),
            cell: ({ row: { original } }) => <ShareCell count={original.viewed} total={original.delivered} />,
            meta: { priority: 3, width: 300, tip },
          }),
          col.display({
            id: 'completed',
            header: t('training.completedColumn'),
            cell: ({ row: { original } }) => (
              <ShareCell count={original.completed} total={original.delivered} />
            ),
            meta: { priority: 2, width: 300, tip },
          }),
        ]),
  ])
}

type Props = { training: TrainingStore }

export const LessonsTools = observer(function LessonsTools({ training }: Props) {
  const { t } = useTranslation()
  const { value } = training.info
  const rows = useMemo(() => (value ? toLessons(value) : []), [value])
  const fileName = useExportName()(value?.name ?? '', t('training.lessons'))
  return (
    <ExportButton
      fileName={fileName}
      total={rows.length}
      onDownload={async () => downloadLessons(fileName, rows)}
    />
  )
})

export const LessonsTab = observer(function LessonsTab({ training }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { value } = training.info
  const isPackaged = isPackagedKey(training.key)
  const isStopped = value !== undefined && isDraftTraining(value)
  const isLinkOnly = value !== undefined && isSharedByLink(value)
  const columns = useMemo(
    () => createLessonColumns(t, formats, { isPackaged, isStopped, isByLink: isLinkOnly }),
    [t, formats, isPackaged, isStopped, isLinkOnly],
  )
  const rows = useMemo(() => (value ? toLessons(value) : []), [value])
  return (
    <DataTable
      loading={training.info.isFirstLoad}
      label={t('training.lessons')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      empty={<EmptyState title={t('training.noLessons')} />}
    />
  )
})

function toLessons({ lessons, subjectsNames, events }: Training): Lesson[] {
  if (!lessons) {
    return subjectsNames.map((title, index) => ({
      ...{ id: String(index), title, send: null, isSent: false },
      ...{ delivered: undefined, viewed: undefined, completed: undefined },
    }))
  }
  return lessons.map(({ subject_id, title, delivered, viewed, completed }) => {
    const event = events.find(({ subjects }) => subjects.some((subject) => subject.subject_id === subject_id))
    return {
      id: String(subject_id),
      title,
      send: event?.send ?? null,
      isSent: (event?.status ?? 0) > 0,
      delivered,
      viewed,
      completed,
    }
  })
}
