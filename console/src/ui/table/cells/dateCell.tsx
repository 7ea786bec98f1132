import type { ReactNode } from 'react'
import type { Formats } from '../../../lib/formats.ts'
import { MutedText } from '../../text/Muted.tsx'

export const formatDateOrDash = (formats: Formats, instant: string | null | undefined): ReactNode =>
  formats.date(instant) || <MutedText>–</MutedText>

export const createDateCell =
  (formats: Formats) =>
  ({ getValue }: { getValue: () => string | null }): ReactNode =>
    formatDateOrDash(formats, getValue())
