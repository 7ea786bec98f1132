import type { MockRequest } from '@heed/contracts/controls'
import type { TFunction } from 'i18next'
import { dateTime } from '../../../src/lib/dates/timeFormats.ts'
import type { Formats } from '../../../src/lib/formats.ts'
import { StatusBadge } from '../../../src/ui/badges/StatusBadge.tsx'
import { Tag } from '../../../src/ui/badges/Tag.tsx'
import { Flow } from '../../../src/ui/layout.ts'
import { columnsOf } from '../../../src/ui/table/columns.ts'
import { Muted } from '../../../src/ui/text/Muted.tsx'
import { OneLine } from '../../../src/ui/text/OneLine.tsx'
import { signed } from '../signed.ts'

const col = columnsOf<MockRequest>()

const toneOf = (status: number) => (status >= 500 ? 'error' : status >= 400 ? 'warning' : 'success')

export const requestColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.accessor('path', {
      header: t('desk.requests.call'),
      cell: ({ row: { original } }) => <OneLine text={`${original.method} ${original.path}`} />,
    }),
    col.accessor('operation', {
      header: t('desk.requests.operation'),
      cell: ({ row: { original } }) =>
        original.operation ? (
          <OneLine text={original.operation} />
        ) : (
          <Muted>{t('desk.requests.noOperation')}</Muted>
        ),
      meta: { width: 180, priority: 3 },
    }),
    col.accessor('status', {
      header: t('desk.requests.status'),
      cell: ({ row: { original } }) => (
        <Flow style={{ flexWrap: 'nowrap' }}>
          <StatusBadge tone={toneOf(original.status)} label={String(original.status)} />
          {original.problems && <Tag label={t('desk.requests.misfit')} />}
          {original.fault !== undefined && <Tag label={t('desk.requests.harmed')} />}
        </Flow>
      ),
      meta: { width: 210, selfEvident: true },
    }),
    col.accessor('person', {
      header: t('desk.requests.person'),
      cell: ({ row: { original } }) =>
        original.person ? (
          <OneLine text={signed(t, original.person, original.impersonator)} />
        ) : (
          <Muted>{t('desk.requests.nobody')}</Muted>
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
      cell: ({ row: { original } }) => dateTime(formats, original.at),
      meta: { width: 176, priority: 2, selfEvident: true },
    }),
  ])
