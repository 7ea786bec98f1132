import { styled } from '@mui/material/styles'
import { useVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { getMonth } from '../../../../lib/dates/days.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { useInputTranslation } from '../../../../ui/useInputTranslation.ts'
import type { DeliveryNote } from '../deliveries/deliveryNotes.ts'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'
import { DeliveryRow } from './DeliveryRow.tsx'
import { formatDeliveryRow } from './deliveryTexts.ts'
import { useDeliveryMinutes, useSubjectTitles } from './useSubjects.ts'

const FADE_HEIGHT_PX = 28

/** Maximum height of the list, px. */
const LIST_HEIGHT_PX = 500

/** Fades out at the bottom: if rows ended exactly at the edge, the list would look complete. */
const Frame = styled('div')({
  maxHeight: LIST_HEIGHT_PX,
  overflowY: 'auto',
  paddingBlock: `4px ${String(FADE_HEIGHT_PX)}px`,
  scrollPaddingBottom: FADE_HEIGHT_PX,
  maskImage: `linear-gradient(to bottom, #000 calc(100% - ${String(FADE_HEIGHT_PX)}px), transparent)`,
})

const List = styled('ol')({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' })

const Row = styled('li')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  padding: '10px 16px 10px 20px',
  [theme.breakpoints.down('sm')]: { paddingInlineStart: 16 },
  borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
  '&:last-of-type': { borderBottom: 0 },
}))

type Props = {
  /** The delivery that was edited last; the list scrolls to its row and focuses it. */
  left: { index: number } | undefined
  onEdit: (index: number) => void
  /** Month such as '2026-04'; the list scrolls to it. */
  month: string
  onShowInCalendar: (index: number) => void
}

export const DeliveryList = observer(function DeliveryList(props: Props) {
  const { left: lastPosition, onEdit, month, onShowInCalendar } = props
  const { t } = useTranslation()
  const { plan, now, zone } = useTrainingWizardStore()
  const formats = useFormats(zone)
  const titles = useSubjectTitles()
  const { deliveries, notes, problems, weekendIndexes } = plan
  const minutes = useDeliveryMinutes()
  const noteText = useNoteText()
  const list = useRef<HTMLDivElement>(null)
  const rows = useRowsInView({
    list,
    count: deliveries.length,
    // Each subject is delivered once, so the first subject identifies a delivery.
    getKey: useCallback((index) => deliveries[index]?.subjects[0] ?? index, [deliveries]),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls only after an edit
  useEffect(() => {
    if (!lastPosition) return
    rows.scrollToIndex(lastPosition.index)
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-edit="${String(lastPosition.index)}"]`)?.focus(),
    )
  }, [lastPosition])
  const firstOfMonth = deliveries.findIndex((delivery) => getMonth(plan.getDay(delivery)) === month)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls only when the month changes
  useEffect(() => {
    if (firstOfMonth >= 0) rows.scrollToIndex(firstOfMonth, { align: 'start' })
  }, [month])
  return (
    <Frame ref={list}>
      <List aria-label={t('trainingWizard.schedule.deliveries')} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const delivery = deliveries[index]
          if (!delivery) return null
          const isSent = plan.isSent(delivery)
          const note = notes[index]
          return (
            <Row
              key={String(key)}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={deliveries.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${String(start)}px)` }}
            >
              <DeliveryRow
                index={index}
                name={delivery.name}
                date={formatDeliveryRow(formats, delivery.date, now)}
                subjects={titles(delivery.subjects).join(', ')}
                count={delivery.subjects.length}
                minutes={minutes[index] ?? 0}
                note={note ? noteText(note) : undefined}
                problem={problems[index] ?? undefined}
                isSent={isSent}
                weekend={
                  weekendIndexes.includes(index)
                    ? t('trainingWizard.schedule.weekend', {
                        day: formats.write(delivery.date, { weekday: 'long' }),
                      })
                    : undefined
                }
                onEdit={onEdit}
                onShowInCalendar={onShowInCalendar}
              />
            </Row>
          )
        })}
      </List>
    </Frame>
  )
})

function useNoteText(): (note: DeliveryNote) => string {
  const { t } = useTranslation()
  const { t: inputText } = useInputTranslation()
  return (note) => {
    if (note.kind === 'skipped')
      return inputText('inputs.dates.skipped', { time: note.time, kept: note.actualTime })
    if (note.kind === 'doubled') return inputText('inputs.dates.doubled', { time: note.time })
    if (note.kind === 'clocks') return t('trainingWizard.schedule.clocks', { time: note.time })
    return t('trainingWizard.schedule.monthEnd', { day: note.day })
  }
}

/** Estimated height of a row, px. */
const ROW_HEIGHT_PX = 57
/** Number of rows rendered beyond each edge, so that Tab reaches the next row. */
const OVERSCAN_ROWS = 5
const view = { width: 0, height: LIST_HEIGHT_PX }

type Options = {
  list: RefObject<HTMLElement | null>
  count: number
  getKey: (index: number) => number | string
}

function useRowsInView({ list, count, getKey }: Options) {
  return useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getItemKey: getKey,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_HEIGHT_PX,
    measureElement: (row) => row.offsetHeight || ROW_HEIGHT_PX,
    overscan: OVERSCAN_ROWS,
    initialRect: view,
    observeElementRect: (_, tell) => tell(view),
  })
}
