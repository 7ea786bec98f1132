import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Formats } from '../../../lib/formats.ts'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { formatDateOrDash } from '../../../ui/table/cells/dateCell.tsx'

type SentTimes = { sentAt: string | null; bounced?: string | null | undefined }

export const renderSentTime = (t: TFunction, formats: Formats, { sentAt, bounced }: SentTimes): ReactNode =>
  bounced ? (
    <StatusBadge tone="error" label={t('employees.bounce.bounced', { date: formats.date(bounced) })} />
  ) : (
    formatDateOrDash(formats, sentAt)
  )
