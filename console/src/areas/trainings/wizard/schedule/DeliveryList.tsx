import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { monthOf } from '../../../../lib/days.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { useTrainingWizardStore } from '../WizardContext.ts'
import { DeliveryEditor } from './DeliveryEditor.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { deliveryDateText } from './deliveryTexts.ts'
import { useNoteText } from './useNoteText.ts'
import { useDeliveryMinutes, useSubjectTitles } from './useSubjects.ts'

const List = styled('ol')({
  position: 'relative',
  maxHeight: 470,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  '@container (max-width: 720px)': { maxHeight: 'none' },
})

type Props = {
  /** A subject of the delivery that is being changed: its place may change meanwhile. */
  opened: number | undefined
  setOpened: (subject: number | undefined) => void
  /** The month in the calendar, as in '2026-04': what is in it is brought into view. */
  month: string
  onMove: (at: number, date: string) => number | undefined
  /** Shows a delivery in the calendar. */
  onFind: (at: number) => void
}

/** The deliveries one under the other, each with what can be changed of it. */
export const DeliveryList = observer(function DeliveryList(props: Props) {
  const { opened, setOpened, month, onMove, onFind } = props
  const { t } = useTranslation()
  const { plan, zone } = useTrainingWizardStore()
  const formats = useFormats(zone)
  const titles = useSubjectTitles()
  const { deliveries, notes, problems, minutes } = useShownLater()
  const noteText = useNoteText()
  const list = useRef<HTMLOListElement>(null)
  const close = useCallback(
    (at: number) => {
      setOpened(undefined)
      list.current?.querySelector<HTMLElement>(`[data-edit="${String(at)}"]`)?.focus()
    },
    [setOpened],
  )
  const edit = useCallback(
    (at: number | undefined) => setOpened(at === undefined ? undefined : plan.deliveries[at]?.subjects[0]),
    [plan, setOpened],
  )
  useEffect(() => {
    const first = list.current?.querySelector<HTMLElement>(`[data-month="${month}"]`)
    if (list.current && first) list.current.scrollTop = first.offsetTop
  }, [month])
  return (
    <List ref={list} aria-label={t('trainingWizard.schedule.deliveries')}>
      {deliveries.map((delivery, at) => {
        const { date, name, subjects } = delivery
        const isSent = plan.isSent(delivery)
        const note = notes[at]
        const isOpen = !isSent && opened !== undefined && subjects.includes(opened)
        return (
          <DeliveryRow
            // A subject is delivered once: the first one names its delivery wherever that stands.
            key={subjects[0]}
            at={at}
            month={monthOf(plan.dayOf(delivery))}
            name={name}
            date={deliveryDateText(formats, date)}
            subjects={titles(subjects).join('\n')}
            count={subjects.length}
            minutes={minutes[at] ?? 0}
            note={note ? noteText(note) : undefined}
            problem={problems[at] ?? undefined}
            isSent={isSent}
            isOpen={isOpen}
            onEdit={edit}
            onFind={onFind}
          >
            {isOpen && <DeliveryEditor {...{ at, delivery, onMove }} onStay={setOpened} onClose={close} />}
          </DeliveryRow>
        )
      })}
    </List>
  )
})

/** Two hundred rows change with one click: the click is answered first, and the rows follow a moment later. */
function useShownLater() {
  const { deliveries, plan } = useTrainingWizardStore()
  const { notes, problems } = plan
  const minutes = useDeliveryMinutes()
  const now = useMemo(
    () => ({ deliveries, notes, problems, minutes }),
    [deliveries, notes, problems, minutes],
  )
  return useDeferredValue(now)
}
