import { getPpvEventLabel, type PpvLogRow, ppvEvent } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { formatDateTime } from '../../lib/dates/timeFormats.ts'
import type { Formats } from '../../lib/formats.ts'
import { maskSecret } from '../../lib/maskSecret.ts'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'
import { createColumns } from '../../ui/table/columns.ts'
import { MutedText } from '../../ui/text/Muted.tsx'
import { SingleLineText } from '../../ui/text/SingleLineText.tsx'

const tones = { [ppvEvent.view]: 'success', [ppvEvent.error]: 'error', [ppvEvent.signature]: 'info' } as const
const getTone = (type: number) => tones[type as keyof typeof tones] ?? 'neutral'

const renderTextOrDash = (text: string | null) =>
  text ? <SingleLineText text={text} /> : <MutedText>–</MutedText>

const col = createColumns<PpvLogRow>()

/** Columns are named as in the export (S2 section 2.6); relative widths also fit half a page. */
export const createUsageColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.accessor('subject_title', {
      header: t('embed.log.title'),
      cell: (cell) => <SingleLineText text={cell.getValue()} />,
      meta: { order: 'subject_title' },
    }),
    col.accessor('timestamp', {
      header: t('embed.log.timestamp'),
      cell: (cell) => <SingleLineText text={formatDateTime(formats, cell.getValue())} />,
      meta: { order: 'timestamp', priority: 2, width: 172, selfEvident: true },
    }),
    col.accessor('event_type', {
      header: t('embed.log.type'),
      cell: (cell) => (
        <StatusBadge tone={getTone(cell.getValue())} label={getPpvEventLabel(cell.getValue())} />
      ),
      meta: { order: 'event_type', priority: 1, width: 124, selfEvident: true },
    }),
    col.accessor('uid', {
      header: t('embed.log.uid'),
      cell: (cell) => renderTextOrDash(cell.getValue()),
      meta: { priority: 3, width: '8%' },
    }),
    col.accessor('location', {
      header: t('embed.log.location'),
      cell: (cell) => renderTextOrDash(cell.getValue()),
      meta: { priority: 3, width: '13%' },
    }),
    col.accessor('client_ip', {
      header: t('embed.log.ip'),
      cell: (cell) => <SingleLineText text={cell.getValue()} />,
      meta: { priority: 3, width: '10%' },
    }),
    col.accessor('js_video_id', {
      header: t('embed.log.video'),
      cell: (cell) => renderTextOrDash(cell.getValue()),
      meta: { priority: 3, width: '9%' },
    }),
    col.accessor('api_key', {
      header: t('embed.log.key'),
      cell: (cell) => <SingleLineText text={maskSecret(cell.getValue())} />,
      meta: { priority: 3, width: '7%' },
    }),
    col.accessor('id', {
      header: t('embed.log.id'),
      meta: { order: 'id', priority: 3, width: 88, align: 'right' },
    }),
  ])
