import type { MockEntry } from '@heed/contracts/controls'
import type { TFunction } from 'i18next'
import { formatDateTime } from '../../../src/lib/dates/timeFormats.ts'
import type { Formats } from '../../../src/lib/formats.ts'
import { createColumns } from '../../../src/ui/table/columns.ts'
import { MutedText } from '../../../src/ui/text/Muted.tsx'
import { SingleLineText } from '../../../src/ui/text/SingleLineText.tsx'
import { formatActor } from '../formatActor.ts'

const col = createColumns<MockEntry>()

const formatChanges = (formats: Formats, { changed }: MockEntry): string =>
  Object.entries(changed)
    .map(([collection, count]) => `${collection} ${formats.number(count)}`)
    .join(', ')

const isCall = ({ what }: MockEntry): boolean => what.includes('.')

export const createJournalColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.accessor('what', {
      header: t('desk.journal.what'),
      cell: ({ row: { original } }) => original.what,
      meta: { width: 220 },
    }),
    col.accessor('changed', {
      header: t('desk.journal.changed'),
      cell: ({ row: { original } }) =>
        Object.keys(original.changed).length > 0 ? (
          <SingleLineText text={formatChanges(formats, original)} />
        ) : (
          <MutedText>{t('desk.journal.nothing')}</MutedText>
        ),
      meta: { selfEvident: true },
    }),
    col.accessor('who', {
      header: t('desk.journal.who'),
      cell: ({ row: { original } }) =>
        original.who ? (
          <SingleLineText text={formatActor(t, original.who, original.impersonator)} />
        ) : (
          <MutedText>{t(isCall(original) ? 'desk.requests.nobody' : 'desk.journal.control')}</MutedText>
        ),
      meta: { width: 220, priority: 3 },
    }),
    col.accessor('at', {
      header: t('desk.requests.at'),
      cell: ({ row: { original } }) => formatDateTime(formats, original.at),
      meta: { width: 160, priority: 2, selfEvident: true },
    }),
    col.accessor('position', {
      header: t('desk.journal.position'),
      meta: { width: 90, align: 'right', priority: 3 },
    }),
  ])
