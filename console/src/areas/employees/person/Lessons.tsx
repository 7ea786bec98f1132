import type { UserTraining, UserTrainingStatus } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Formats } from '../../../lib/formats.ts'
import { toResourceProps } from '../../../lib/tables/tableProps.ts'
import { renderSentTime } from '../../../parts/people/bounces/sentCell.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Section } from '../../../ui/panels/Section.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { formatDateOrDash } from '../../../ui/table/cells/dateCell.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { PersonStore } from './PersonStore.ts'

type Lesson = UserTrainingStatus['subjects'][number]

const col = createColumns<Lesson>()

/** `true`: viewed at an unknown time. */
function renderViewed({ viewed }: Lesson, t: TFunction, formats: Formats): ReactNode {
  if (viewed === true) return t('employees.yes')
  return formatDateOrDash(formats, viewed || null)
}

const createLessonColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.accessor('title', { header: t('employees.lesson') }),
    col.display({
      id: 'delivered',
      header: t('employees.delivered'),
      cell: ({ row: { original } }) =>
        renderSentTime(t, formats, { sentAt: original.delivered, bounced: original.bounced }),
      meta: { priority: 1, width: 140 },
    }),
    col.display({
      id: 'viewed',
      header: t('employees.viewed'),
      cell: ({ row }) => renderViewed(row.original, t, formats),
      meta: { priority: 1, width: 140 },
    }),
    col.accessor('correct', {
      header: t('employees.correct'),
      meta: { priority: 2, align: 'right', width: 130 },
    }),
    col.accessor('incorrect', {
      header: t('employees.incorrect'),
      meta: { priority: 2, align: 'right', width: 130 },
    }),
  ])

type Props = { person: PersonStore; training: UserTraining }

export const Lessons = observer(function Lessons({ person, training }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { lessons } = person
  const columns = useMemo(() => createLessonColumns(t, formats), [t, formats])
  useEffect(() => void person.loadLessons(training.id), [person, training])
  const title = t('employees.lessonsOf', { training: training.name })
  return (
    <div style={{ marginTop: 24 }}>
      <Section title={title}>
        <DataTable
          label={title}
          columns={columns}
          rows={lessons.value?.subjects ?? []}
          rowId={({ eventId }) => String(eventId)}
          rowName={(lesson) => lesson.title}
          {...toResourceProps(lessons)}
          empty={<EmptyState title={t('ui.noData')} />}
        />
      </Section>
    </div>
  )
})
