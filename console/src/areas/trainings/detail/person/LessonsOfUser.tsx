import type { Training } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../../../app/files/ExportButton.tsx'
import type { Formats } from '../../../../lib/formats.ts'
import { toFailureProps, toTableProps } from '../../../../lib/tables/tableProps.ts'
import { StatusBadge } from '../../../../ui/badges/StatusBadge.tsx'
import type { Action } from '../../../../ui/buttons/action.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { Section } from '../../../../ui/panels/Section.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { formatDateOrDash } from '../../../../ui/table/cells/dateCell.tsx'
import { createColumns } from '../../../../ui/table/columns.ts'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { useTableUrlSync } from '../../../../ui/table/useTableUrlSync.ts'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { downloadUserLessons } from '../exports.ts'
import { getLessonMark, isDraftTraining } from '../stopped.ts'
import type { TrainingStore } from '../TrainingStore.ts'
import type { TrainingUserStore, UserLesson } from './TrainingUserStore.ts'

const col = createColumns<UserLesson>()

const tones = {
  completed: 'success',
  viewed: 'info',
  delivered: 'neutral',
  bounced: 'error',
  open: 'neutral',
  planned: 'neutral',
  stopped: 'neutral',
} as const

const createLessonColumns = (t: TFunction, formats: Formats, training: Training | undefined) =>
  col.columns([
    col.accessor('title', { header: t('training.lesson') }),
    col.display({
      id: 'mark',
      header: t('training.status'),
      cell: ({ row }) => {
        const mark = getLessonMark(training, row.original)
        return (
          // On phones, the date and its label leave no space beside the badge.
          <span data-long>
            <StatusBadge tone={tones[mark]} label={t(`training.marks.${mark}`)} />
          </span>
        )
      },
      meta: { priority: 1, width: 160, selfEvident: true },
    }),
    col.display({
      id: 'delivered',
      header: t('training.deliveryDate'),
      cell: ({ row: { original } }) => {
        const { delivered, bounced = null, eventId } = original
        const sentTime = delivered ?? bounced
        if (sentTime !== null) return formats.date(sentTime)
        const send = getPlannedTime(training, eventId)
        return send === undefined ? (
          <MutedText>–</MutedText>
        ) : (
          <span>
            {formats.date(send)} <MutedText>{t('training.planned')}</MutedText>
          </span>
        )
      },
      meta: { priority: 2, width: 190 },
    }),
    col.display({
      id: 'viewed',
      header: t('training.viewed'),
      cell: ({ row: { original } }) =>
        original.viewed === true ? t('training.yes') : formatDateOrDash(formats, original.viewed || null),
      meta: { priority: 3, width: 140 },
    }),
    col.accessor('correct', {
      header: t('training.correct'),
      meta: { priority: 3, align: 'right', width: 166 },
    }),
    col.accessor('incorrect', {
      header: t('training.incorrect'),
      meta: { priority: 3, align: 'right', width: 150 },
    }),
  ])

const getPlannedTime = (training: Training | undefined, eventId: number) =>
  training && !isDraftTraining(training)
    ? training.events.find(({ id, status }) => id === eventId && status === 0)?.send
    : undefined

type Props = {
  user: TrainingUserStore
  training: TrainingStore
  fileName: string
  rowMenu: (lesson: UserLesson) => readonly Action[]
}

export const UserLessons = observer(function UserLessons({ user, training, fileName, rowMenu }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { lessons: table, status } = user
  const { value } = training.info
  const columns = useMemo(() => createLessonColumns(t, formats, value), [t, formats, value])
  useTableUrlSync(table)
  const { rows, paging } = toTableProps(table)
  const tools = (
    <ExportButton
      fileName={fileName}
      total={status.value?.subjects.length ?? 0}
      onDownload={async () => downloadUserLessons(fileName, status.value?.subjects ?? [], value)}
    />
  )
  return (
    <Section title={t('training.lessons')} count={status.value?.subjects.length} tools={tools}>
      <DataTable
        {...toFailureProps(status)}
        rows={rows}
        loading={status.isFirstLoad || table.isLoading}
        paging={paging}
        sizes={[50, 100]}
        label={t('training.lessons')}
        columns={columns}
        rowId={({ eventId, title }) => `${String(eventId)} ${title}`}
        rowName={({ title }) => title}
        rowMenu={rowMenu}
        empty={<EmptyState title={t('training.noLessons')} />}
      />
    </Section>
  )
})
