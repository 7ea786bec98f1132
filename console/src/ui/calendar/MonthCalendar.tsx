import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId, useState } from 'react'
import { getMonth } from '../../lib/dates/days.ts'
import { typeScale } from '../theme/tokens.ts'
import { useInputTranslation } from '../useInputTranslation.ts'
import { cellHeightsPx, MonthGrid } from './MonthGrid.tsx'
import { MonthList } from './MonthList.tsx'
import { MonthSwitcher } from './MonthSwitcher.tsx'
import type { DayEvent } from './types.ts'

const Header = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  marginBottom: 8,
  '&[data-compact]': { marginBottom: 4 },
})
const Aside = styled('span')(({ theme }) => ({
  marginInlineEnd: 8,
  fontSize: typeScale.size.tiny,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { order: 1, flexBasis: '100%' },
}))

const HEADER_HEIGHT_PX = 30

const STATUS_HEIGHT_PX = 36

/** Six weeks, so that the content below doesn't move; the compact calendar is as high as most months. */
const heightsPx = {
  full: 6 * cellHeightsPx.full + HEADER_HEIGHT_PX + STATUS_HEIGHT_PX,
  compact: 5 * cellHeightsPx.compact + 24,
} as const

const Body = styled('div')({})
const EmptyMessage = styled('div')(({ theme }) => ({
  padding: '8px 0',
  color: theme.vars.palette.text.secondary,
}))

const WEEK_KEYS = ['1', '2', '3', '4', '5']

export type MonthCalendarProps = {
  month: string
  onMonth: (month: string) => void
  today: string
  events: readonly DayEvent[] | undefined
  empty: ReactNode
  /** Called on Enter and on a click on a day; if undefined, these open the day's events. */
  onDay?: (day: string) => void
  compact?: boolean
  headingLevel?: 3 | 5
  aside?: ReactNode
  onMove?: (id: string, day: string) => boolean
  moveProblem?: (id: string, day: string) => string | null
}

export function MonthCalendar(props: MonthCalendarProps) {
  const { month, onMonth, today, events, empty, compact, headingLevel = 3, aside } = props
  const { t } = useInputTranslation()
  const id = useId()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const size = compact ? 'compact' : 'full'
  const week = cellHeightsPx[size]
  const minHeight = heightsPx[size]
  // The grid stays mounted when the month changes, to keep the keyboard focus.
  const [hasGrid, setHasGrid] = useState(false)
  if (events && !isNarrow && !hasGrid) setHasGrid(true)
  return (
    <div>
      <Header data-compact={compact || undefined}>
        <MonthSwitcher {...{ id, month, onMonth, headingLevel }}>
          {aside && <Aside>{aside}</Aside>}
          {(!compact || month !== getMonth(today)) && (
            <Button size="small" onClick={() => onMonth(getMonth(today))}>
              {t('inputs.calendar.today')}
            </Button>
          )}
        </MonthSwitcher>
      </Header>
      {events === undefined && (isNarrow || !hasGrid) ? (
        <Body style={{ minHeight }} role="group" aria-busy aria-label={t('ui.loading')}>
          {WEEK_KEYS.map((key) => (
            <Skeleton key={key} variant="rounded" height={week - 8} sx={{ mb: 1 }} />
          ))}
        </Body>
      ) : (
        <Body style={{ minHeight: isNarrow ? 0 : minHeight }}>
          {isNarrow ? (
            <MonthList events={events ?? []} today={today} />
          ) : (
            <MonthGrid {...props} labelledBy={id} />
          )}
          {events === undefined && (
            <EmptyMessage role="group" aria-busy aria-label={t('ui.loading')}>
              <Skeleton width={220} />
            </EmptyMessage>
          )}
          {events?.length === 0 && <EmptyMessage>{empty}</EmptyMessage>}
        </Body>
      )}
    </div>
  )
}
