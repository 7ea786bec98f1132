import type { MockRequest } from '@heed/contracts/controls'
import type { TFunction } from 'i18next'
import { formatDateTime } from '../../../src/lib/dates/timeFormats.ts'
import type { Formats } from '../../../src/lib/formats.ts'
import { StatusBadge } from '../../../src/ui/badges/StatusBadge.tsx'
import { Tag } from '../../../src/ui/badges/Tag.tsx'
import { WrapRow } from '../../../src/ui/layout.ts'
import { createColumns } from '../../../src/ui/table/columns.ts'
import { MutedText } from '../../../src/ui/text/Muted.tsx'
import { SingleLineText } from '../../../src/ui/text/SingleLineText.tsx'
import { formatActor } from '../formatActor.ts'

const col = createColumns<MockRequest>()

const getTone = (status: number) => (status >= 500 ? 'error' : status >= 400 ? 'warning' : 'success')

export const createRequestColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.accessor('path', {
      header: t('desk.requests.call'),
      cell: ({ row: { original } }) => <SingleLineText text={`${original.method} ${original.path}`} />,
    }),
    col.accessor('operation', {
      header: t('desk.requests.operation'),
      cell: ({ row: { original } }) =>
        original.operation ? (
          <SingleLineText text={original.operation} />
        ) : (
          <MutedText>{t('desk.requests.noOperation')}</MutedText>
        ),
      meta: { width: 180, priority: 3 },
    }),
    col.accessor('status', {
      header: t('desk.requests.status'),
      cell: ({ row: { original } }) => (
        <WrapRow style={{ flexWrap: 'nowrap' }}>
          <StatusBadge tone={getTone(original.status)} label={String(original.status)} />
          {original.problems && <Tag label={t('desk.requests.misfit')} />}
          {original.fault !== undefined && <Tag label={t('desk.requests.harmed')} />}
        </WrapRow>
      ),
      meta: { width: 210, selfEvident: true },
    }),
    col.accessor('person', {
      header: t('desk.requests.person'),
      cell: ({ row: { original } }) =>
        original.person ? (
          <SingleLineText text={formatActor(t, original.person, original.impersonator)} />
        ) : (
          <MutedText>{t('desk.requests.nobody')}</MutedText>
        ),
      meta: { width: 200, priority: 3 },
    }),
    col.accessor('ms', {
      header: t('desk.requests.ms'),
      cell: ({ row: { original } }) => formats.number(original.ms, 0),
      meta: { width: 70, align: 'right', priority: 3 },
    }),
    col.accessor('at', {
      header: t('desk.requests.at'),
      cell: ({ row: { original } }) => formatDateTime(formats, original.at),
      meta: { width: 176, priority: 2, selfEvident: true },
    }),
  ])
