import { getZonedDay } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../../app/root/RootContext.tsx'
import { announce } from '../../../../lib/announcer/announce.ts'
import { getMonth } from '../../../../lib/dates/days.ts'
import { WeekendBanner } from '../../../../parts/campaigns/wizard/steps/WeekendBanner.tsx'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { MonthCalendar } from '../../../../ui/calendar/MonthCalendar.tsx'
import type { DayEvent } from '../../../../ui/calendar/types.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { typeScale } from '../../../../ui/theme/tokens.ts'
import { useIsNarrow } from '../../../../ui/useNarrow.ts'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'
import { DeliveryEditor } from './DeliveryEditor.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import { formatDeliveryDate } from './deliveryTexts.ts'
import { useSubjectTitles } from './useSubjects.ts'

const ScheduleParts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '& > div': {
    padding: '12px 20px',
    borderRight: `1px solid ${theme.vars.palette.surface.rowLine}`,
  },
  '& > div:last-of-type': { padding: 0, borderRight: 0 },
  '@container (max-width: 45rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div:first-of-type': {
      borderRight: 0,
      borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
    },
  },
  [theme.breakpoints.down('sm')]: { '& > div:first-of-type': { paddingInline: 16 } },
}))

export const Deliveries = observer(function Deliveries() {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const { deliveries, plan, now, zone } = useTrainingWizardStore()
  const formats = useFormats(zone)
  const [leftDelivery, setLeftDelivery] = useState<{ index: number } | undefined>(undefined)
  const [openedSubject, setOpenedSubject] = useState<number | undefined>(undefined)
  const calendar = useRef<HTMLDivElement>(null)
  const { month, setMonth } = useMonth()
  const events = useDayEvents(setOpenedSubject)

  const move = useCallback(
    (index: number, date: string) => {
      const problem = plan.moveProblem(index, date)
      if (problem !== null) {
        notices.show('error', problem)
        return undefined
      }
      const newIndex = plan.move(index, date)
      announce(
        t('trainingWizard.schedule.moved', { n: newIndex + 1, date: formatDeliveryDate(formats, date) }),
      )
      return newIndex
    },
    [plan, notices, t, formats],
  )
  const find = useCallback(
    (index: number) => {
      const delivery = plan.deliveries[index]
      if (delivery) setMonth(getMonth(plan.getDay(delivery)))
      calendar.current?.scrollIntoView({ block: 'nearest' })
    },
    [plan, setMonth],
  )
  // Identifies the delivery by a subject, since the delivery's index may change.
  const openIndex =
    openedSubject === undefined
      ? -1
      : deliveries.findIndex(({ subjects }) => subjects.includes(openedSubject))
  const open = deliveries[openIndex]
  const openSubject = useCallback(
    (index: number) => setOpenedSubject(plan.deliveries[index]?.subjects[0]),
    [plan],
  )
  const close = (index: number) => {
    setOpenedSubject(undefined)
    setLeftDelivery({ index: index })
  }
  const findDeliveryIndex = (id: string) => deliveries.findIndex(({ subjects }) => String(subjects[0]) === id)
  const monthCount = events.filter(({ day }) => getMonth(day) === month).length
  return (
    <Panel
      headingLevel={4}
      title={t('trainingWizard.schedule.deliveries')}
      count={deliveries.length}
      flush
      aside={<Tools />}
    >
      <Weekends />
      <ScheduleParts>
        <div ref={calendar}>
          <MonthCalendar
            compact
            headingLevel={5}
            month={month}
            onMonth={setMonth}
            today={getZonedDay(now, zone)}
            events={events.filter(({ day }) => getMonth(day) === month)}
            empty={t('trainingWizard.schedule.noneHere')}
            aside={t('trainingWizard.schedule.here', { here: monthCount, all: events.length })}
            onMove={(id, day) => {
              const index = findDeliveryIndex(id)
              return index >= 0 && move(index, plan.getDateOn(index, day)) !== undefined
            }}
            moveProblem={(id, day) => {
              const index = findDeliveryIndex(id)
              return plan.moveProblem(index, plan.getDateOn(index, day))
            }}
          />
        </div>
        <DeliveryList {...{ left: leftDelivery, month }} onEdit={openSubject} onShowInCalendar={find} />
      </ScheduleParts>
      {open && !plan.isSent(open) && (
        <DeliveryEditor
          at={openIndex}
          delivery={open}
          onMove={move}
          onStay={setOpenedSubject}
          onClose={close}
        />
      )}
    </Panel>
  )
})

function useMonth() {
  const { deliveries, plan, now, zone, values } = useTrainingWizardStore()
  const { start } = values
  const [selectedMonth, setSelectedMonth] = useState<{ month: string; start: string | null } | undefined>(
    undefined,
  )
  const first = deliveries.find((delivery) => !plan.isSent(delivery)) ?? deliveries[0]
  const month =
    selectedMonth && selectedMonth.start === start
      ? selectedMonth.month
      : getMonth(getZonedDay(first?.date ?? start ?? now, zone))
  const setMonth = useCallback((next: string) => setSelectedMonth({ month: next, start }), [start])
  return { month, setMonth }
}

function useDayEvents(onOpen: (subject: number | undefined) => void): DayEvent[] {
  const { t } = useTranslation()
  const { deliveries, plan } = useTrainingWizardStore()
  const titles = useSubjectTitles()
  const { weekendIndexes } = plan
  return useMemo(() => {
    const weekends = new Set(weekendIndexes)
    return deliveries.map((delivery, index) => {
      const isSent = plan.isSent(delivery)
      const content = titles(delivery.subjects).join(', ')
      return {
        id: String(delivery.subjects[0]),
        day: plan.getDay(delivery),
        time: plan.getTime(delivery),
        mark: String(index + 1),
        text: delivery.name ? `${delivery.name}: ${content}` : content,
        tone: isSent
          ? ('success' as const)
          : weekends.has(index)
            ? ('warning' as const)
            : ('primary' as const),
        ...(isSent
          ? { fixedReason: t('trainingWizard.schedule.sentReason') }
          : { onOpen: () => onOpen(delivery.subjects[0]) }),
      }
    })
  }, [deliveries, plan, weekendIndexes, titles, onOpen, t])
}

const Weekends = observer(function Weekends() {
  const { t } = useTranslation()
  const { plan } = useTrainingWizardStore()
  const count = plan.weekendIndexes.length
  if (count === 0) return null
  return (
    <div style={{ padding: 16 }}>
      <WeekendBanner
        text={t('trainingWizard.schedule.weekends', { count })}
        count={count}
        onMove={() => plan.shiftWeekendsToMonday()}
      />
    </div>
  )
})

const Tools = observer(function Tools() {
  const { t } = useTranslation()
  const { plan } = useTrainingWizardStore()
  const isNarrow = useIsNarrow('sm')
  return (
    <>
      {!isNarrow && !plan.isByHand && !plan.canUndo && (
        <MutedText style={{ fontSize: typeScale.size.tiny }}>{t('trainingWizard.schedule.how')}</MutedText>
      )}
      {plan.canUndo && (
        <ActionButton
          size="small"
          action={{
            key: 'undo',
            label: t('trainingWizard.schedule.undo'),
            onRun: () => {
              plan.undo()
              announce(t('ui.undone'))
            },
          }}
        />
      )}
      {plan.isByHand && (
        <ActionButton
          size="small"
          action={{
            key: 'regular',
            label: t('trainingWizard.schedule.regular'),
            onRun: () => plan.follow(),
          }}
        />
      )}
    </>
  )
})
