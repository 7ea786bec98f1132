import { styled } from '@mui/material/styles'
import { useVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { getMonth } from '../../../../lib/dates/days.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { useInputTexts } from '../../../../ui/useInputTexts.ts'
import type { DeliveryNote } from '../deliveries/deliveryNotes.ts'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'
import { DeliveryRow } from './DeliveryRow.tsx'
import { deliveryDateText } from './deliveryTexts.ts'
import { useDeliveryMinutes, useSubjectTitles } from './useSubjects.ts'

const FADE = 28

/** Maximum height of the list, px. */
const LIST_HEIGHT_PX = 500

/** Fades out at the bottom: if rows ended exactly at the edge, the list would look complete. */
const Frame = styled('div')({
  maxHeight: LIST_HEIGHT_PX,
  overflowY: 'auto',
  paddingBottom: FADE,
  scrollPaddingBottom: FADE,
  maskImage: `linear-gradient(to bottom, #000 calc(100% - ${String(FADE)}px), transparent)`,
})

const List = styled('ol')({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' })

const Row = styled('li')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  padding: '10px 12px 10px 16px',
  borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
  '&:last-of-type': { borderBottom: 0 },
}))

type Props = {
  /** The delivery that was edited last; the list scrolls to its row and focuses it. */
  left: { at: number } | undefined
  onEdit: (at: number) => void
  /** Month such as '2026-04'; the list scrolls to it. */
  month: string
  onFind: (at: number) => void
}

export const DeliveryList = observer(function DeliveryList(props: Props) {
  const { left, onEdit, month, onFind } = props
  const { t } = useTranslation()
  const { plan, zone } = useTrainingWizardStore()
  const formats = useFormats(zone)
  const titles = useSubjectTitles()
  const { deliveries, notes, problems, weekends } = plan
  const minutes = useDeliveryMinutes()
  const noteText = useNoteText()
  const list = useRef<HTMLDivElement>(null)
  const rows = useRowsInView({
    list,
    count: deliveries.length,
    // Each subject is delivered once, so the first subject identifies a delivery.
    keyOf: useCallback((at) => deliveries[at]?.subjects[0] ?? at, [deliveries]),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls only after an edit
  useEffect(() => {
    if (!left) return
    rows.scrollToIndex(left.at)
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-edit="${String(left.at)}"]`)?.focus(),
    )
  }, [left])
  const firstOfMonth = deliveries.findIndex((delivery) => getMonth(plan.dayOf(delivery)) === month)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls only when the month changes
  useEffect(() => {
    if (firstOfMonth >= 0) rows.scrollToIndex(firstOfMonth, { align: 'start' })
  }, [month])
  return (
    <Frame ref={list}>
      <List aria-label={t('trainingWizard.schedule.deliveries')} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index: at, key, start }) => {
          const delivery = deliveries[at]
          if (!delivery) return null
          const isSent = plan.isSent(delivery)
          const note = notes[at]
          return (
            <Row
              key={String(key)}
              ref={rows.measureElement}
              data-index={at}
              aria-setsize={deliveries.length}
              aria-posinset={at + 1}
              style={{ transform: `translateY(${String(start)}px)` }}
            >
              <DeliveryRow
                at={at}
                name={delivery.name}
                date={deliveryDateText(formats, delivery.date)}
                subjects={titles(delivery.subjects).join('\n')}
                count={delivery.subjects.length}
                minutes={minutes[at] ?? 0}
                note={note ? noteText(note) : undefined}
                problem={problems[at] ?? undefined}
                isSent={isSent}
                weekend={
                  weekends.includes(at)
                    ? t('trainingWizard.schedule.weekend', {
                        day: formats.write(delivery.date, { weekday: 'long' }),
                      })
                    : undefined
                }
                onEdit={onEdit}
                onFind={onFind}
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
  const { t: inputs } = useInputTexts()
  return (note) => {
    if (note.kind === 'skipped') return inputs('inputs.dates.skipped', { time: note.time, kept: note.kept })
    if (note.kind === 'doubled') return inputs('inputs.dates.doubled', { time: note.time })
    if (note.kind === 'clocks') return t('trainingWizard.schedule.clocks', { time: note.time })
    return t('trainingWizard.schedule.monthEnd', { day: note.day })
  }
}

/** Estimated height of a row, px. */
const ROW_HEIGHT = 66
/** Number of rows rendered beyond each edge, so that Tab reaches the next row. */
const BEYOND = 5
const view = { width: 0, height: LIST_HEIGHT_PX }

type Options = {
  list: RefObject<HTMLElement | null>
  count: number
  keyOf: (at: number) => number | string
}

function useRowsInView({ list, count, keyOf }: Options) {
  return useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getItemKey: keyOf,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_HEIGHT,
    measureElement: (row) => row.offsetHeight || ROW_HEIGHT,
    overscan: BEYOND,
    initialRect: view,
    observeElementRect: (_, tell) => tell(view),
  })
}
