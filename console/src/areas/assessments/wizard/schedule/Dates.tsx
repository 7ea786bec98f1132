import { assessmentScheduleType, pastDateReason, toInstant, toZonedDateTime } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WeekendBanner } from '../../../../parts/campaigns/wizard/steps/WeekendBanner.tsx'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { DateTimeBox } from '../../../../ui/form/dates/DateTimeBox.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { WrapRow } from '../../../../ui/layout.ts'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'
import { computeShiftedDelivery, findWeekendDelivery } from '../weekends.ts'

const Fields = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 20,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18.75rem, 100%), 1fr))',
  maxWidth: 760,
})

const DurationOptions = styled(WrapRow)(({ theme }) => ({
  marginTop: 8,
  [theme.breakpoints.down('sm')]: { '& > span': { flexBasis: '100%' } },
}))

const durationWeeks = [1, 2, 4] as const

export const Dates = observer(function Dates() {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  const { values, problems, selectionRefusal, zone, now } = store
  const isPlanned = values.scheduleType === assessmentScheduleType.scheduled
  const isFixed = selectionRefusal !== undefined
  return (
    <>
      <Fields>
        {isPlanned && (
          <DateTimeBox
            label={t('assessmentWizard.schedule.delivery')}
            required
            value={values.date}
            {...{ now, zone }}
            {...(!isFixed && { min: now, minReason: pastDateReason })}
            disabledReason={selectionRefusal}
            onChange={(date) => store.set({ date })}
            error={problems.date ?? undefined}
          />
        )}
        <DueBox />
      </Fields>
      <WeekendNotice />
    </>
  )
})

const WeekendNotice = observer(function WeekendNotice() {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  const formats = useFormats(store.zone)
  const date = findWeekendDelivery(store)
  if (date === null) return null
  const monday = computeShiftedDelivery(store)
  return (
    <WeekendBanner
      text={t('assessmentWizard.schedule.onWeekend', { day: formats.write(date, { weekday: 'long' }) })}
      count={1}
      onMove={monday === undefined ? undefined : () => store.set({ date: monday })}
    />
  )
})

const DueBox = observer(function DueBox() {
  const { t } = useTranslation()
  const id = useId()
  const store = useAssessmentWizardStore()
  const { values, problems, delivery, zone, now } = store
  const isByLink = values.scheduleType === assessmentScheduleType.manual
  // A missing due date is reported only after the field loses focus or Next is pressed.
  const [isTouched, setTouched] = useState(false)
  const getDateAfter = (weeks: number): string =>
    toInstant(toZonedDateTime(delivery ?? now, zone).add({ weeks }))
  return (
    <div>
      <DateTimeBox
        label={t('assessmentWizard.schedule.due')}
        helper={t('assessmentWizard.schedule.dueHelp')}
        required
        value={values.due}
        {...{ now, zone }}
        onChange={(due) => store.set({ due })}
        onBlur={() => setTouched(true)}
        error={(values.due !== null || isTouched ? problems.due : null) ?? undefined}
      />
      <DurationOptions role="group" aria-labelledby={id}>
        <MutedText id={id}>
          {t(isByLink ? 'assessmentWizard.schedule.fromNow' : 'assessmentWizard.schedule.afterDelivery')}
        </MutedText>
        {durationWeeks.map((weeks) => (
          <ActionButton
            key={weeks}
            size="small"
            action={{
              key: String(weeks),
              label: t('assessmentWizard.schedule.weeks', { count: weeks }),
              onRun: () => store.set({ due: getDateAfter(weeks) }),
            }}
          />
        ))}
      </DurationOptions>
    </div>
  )
})
