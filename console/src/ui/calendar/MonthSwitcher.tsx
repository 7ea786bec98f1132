import ChevronLeft from 'virtual:icon/ChevronLeft'
import ChevronRight from 'virtual:icon/ChevronRight'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { DragEvent, ReactNode } from 'react'
import { formatMonthTitle, formatShortMonth } from '../../lib/dates/calendarFormats.ts'
import { addMonths, getMonth } from '../../lib/dates/days.ts'
import { useAnnouncedText } from '../announcer/Announced.tsx'
import { useFormats } from '../formats.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { useInputTranslation } from '../useInputTranslation.ts'

/** True if a drag enters from outside; drag events also fire for moves between child elements. */
const isDragInside = ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))

const Arrows = styled('span')({ display: 'inline-flex', flex: 'none', marginInlineEnd: -8 })

type Props = {
  id: string
  month: string
  onMonth: (month: string) => void
  headingLevel?: 3 | 5
  compact?: boolean
  children?: ReactNode
}

/** The month's heading and its controls, with `children` in between. */
export function MonthSwitcher({ id, month, onMonth, headingLevel = 3, compact = false, children }: Props) {
  const { t } = useInputTranslation()
  const formats = useFormats()
  const title = formatMonthTitle(formats, month)
  const heading = useAnnouncedText<HTMLHeadingElement>()
  const shiftMonths = (count: number) => onMonth(getMonth(addMonths(`${month}-01`, count)))
  return (
    <>
      <Typography
        id={id}
        ref={heading}
        variant="h3"
        component={`h${headingLevel}`}
        sx={{ flex: 1, whiteSpace: 'nowrap' }}
      >
        {compact ? (
          <>
            <span aria-hidden>{formatShortMonth(formats, month)}</span>
            <VisuallyHidden>{title}</VisuallyHidden>
          </>
        ) : (
          title
        )}
      </Typography>
      {children}
      <Arrows>
        <IconButton
          size="small"
          aria-label={t('inputs.dates.previousMonth')}
          onClick={() => shiftMonths(-1)}
          onDragEnter={(event) => isDragInside(event) && shiftMonths(-1)}
        >
          <ChevronLeft fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('inputs.dates.nextMonth')}
          onClick={() => shiftMonths(1)}
          onDragEnter={(event) => isDragInside(event) && shiftMonths(1)}
        >
          <ChevronRight fontSize="small" />
        </IconButton>
      </Arrows>
    </>
  )
}
