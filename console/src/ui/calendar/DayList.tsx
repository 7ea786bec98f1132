import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { formatDayTitle } from '../../lib/dates/calendarFormats.ts'
import { useFormats } from '../formats.ts'
import { Popover } from '../popover/Popover.tsx'
import { typeScale as scale } from '../theme/tokens.ts'
import { EventLine } from './EventLine.tsx'
import type { DayEvent } from './types.ts'

const Body = styled('div')({ display: 'grid', gap: 8, padding: 12 })
const Title = styled('div')({ fontWeight: scale.weight.semibold })
const Lines = styled('ul')({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' })

type Props = {
  day: string
  events: readonly DayEvent[]
  anchor: HTMLElement | null
  onClose: () => void
}

export function DayList({ day, events, anchor, onClose }: Props) {
  const formats = useFormats()
  const title = formatDayTitle(formats, day)
  return (
    <Popover label={title} anchor={anchor} onClose={onClose}>
      <Body>
        <Title>{title}</Title>
        <Events {...{ day, events, onClose }} />
      </Body>
    </Popover>
  )
}

function Events({ day, events, onClose }: Omit<Props, 'anchor'>) {
  const lines = useRef<HTMLUListElement>(null)
  useEffect(() => lines.current?.querySelector<HTMLElement>('a, button')?.focus(), [])
  return (
    <Lines ref={lines} data-day={day}>
      {events.map(({ onOpen, ...event }) => (
        <li key={event.id}>
          <EventLine
            event={{
              ...event,
              onOpen:
                onOpen &&
                (() => {
                  onClose()
                  onOpen()
                }),
            }}
          />
        </li>
      ))}
    </Lines>
  )
}
