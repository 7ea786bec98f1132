import {
  type DeliveryInterval,
  noStartText,
  pastDateReason,
  subjectsPerIntervalMax,
  toZonedDateTime,
} from '@heed/contracts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../../app/root/RootContext.tsx'
import { SegmentedControl } from '../../../../ui/buttons/SegmentedControl.tsx'
import { DateTimeBox } from '../../../../ui/form/dates/DateTimeBox.tsx'
import { StepperBox } from '../../../../ui/form/number/StepperBox.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import type { DeliveryRule } from '../deliveries/DeliveryPlan.ts'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'

const Frame = styled('div')({ containerType: 'inline-size' })
const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  '@container (min-width: 40rem)': {
    gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 12fr) minmax(0, 7fr)',
  },
})

const intervals = ['W', 'B', 'M'] as const satisfies readonly DeliveryInterval[]

export const RuleFields = observer(function RuleFields() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { values, plan, now, zone } = store
  const { start, interval, subjectsPerInterval } = values
  const change = useRuleChange()
  const formats = useFormats(zone)
  const startedRefusal = plan.hasSent ? t('trainingWizard.schedule.begunStart') : undefined
  return (
    <Frame>
      <Fields>
        <StartBox
          onRule={change}
          isByHand={plan.isByHand}
          disabledReason={startedRefusal}
          {...{ start, now, zone }}
        />
        <div>
          <SegmentedControl
            label={t('trainingWizard.schedule.frequency')}
            value={interval}
            onChange={(next) => change({ interval: next })}
            options={intervals.map((value) => ({
              value,
              label: t(`trainingWizard.schedule.intervals.${value}`),
            }))}
            fullWidth
          />
          {start !== null && (
            <Typography variant="caption" component="div" color="textSecondary" sx={{ mt: 0.5 }}>
              {interval === 'M'
                ? t('trainingWizard.schedule.onDay', { day: toZonedDateTime(start, zone).day })
                : t('trainingWizard.schedule.onWeekday', { day: formats.write(start, { weekday: 'long' }) })}
            </Typography>
          )}
        </div>
        <StepperBox
          label={t('trainingWizard.schedule.perInterval')}
          helper={interval === 'W' ? t('trainingWizard.schedule.perIntervalHint') : undefined}
          min={1}
          max={subjectsPerIntervalMax}
          value={subjectsPerInterval}
          onChange={(count) => change({ subjectsPerInterval: count })}
        />
      </Fields>
    </Frame>
  )
})

/** Asks before discarding manual changes. */
function useRuleChange(): (change: Partial<DeliveryRule>, onCancel?: () => void) => void {
  const { t } = useTranslation()
  const { confirm } = useRoot()
  const { plan } = useTrainingWizardStore()
  return (change, onCancel) => {
    const run = () => plan.follow(change)
    if (!plan.isByHand) return run()
    confirm.ask({
      title: t('trainingWizard.schedule.replan.title'),
      description: t('trainingWizard.schedule.replan.text'),
      actionLabel: t('trainingWizard.schedule.replan.action'),
      command: null,
      danger: true,
      run,
      onCancel,
    })
  }
}

type StartProps = {
  start: string | null
  now: string
  zone: string
  onRule: ReturnType<typeof useRuleChange>
  isByHand: boolean
  disabledReason: string | undefined
}

/** If there are manual changes, applies a date only on blur, so that typing doesn't open the confirmation. */
function StartBox({ start, now, zone, onRule, isByHand, disabledReason }: StartProps) {
  const { t } = useTranslation()
  const [inputStart, setInputStart] = useState<string | null | undefined>(undefined)
  const shownStart = inputStart === undefined ? start : inputStart
  return (
    <DateTimeBox
      label={t('trainingWizard.schedule.start')}
      value={shownStart}
      {...{ now, zone, disabledReason }}
      {...(disabledReason === undefined && { min: now, minReason: pastDateReason })}
      onChange={(next) => (isByHand ? setInputStart(next) : onRule({ start: next }))}
      onBlur={() => {
        if (inputStart === undefined) return
        const clearTyped = () => setInputStart(undefined)
        clearTyped()
        if (inputStart !== start) onRule({ start: inputStart }, clearTyped)
      }}
      error={shownStart === null ? noStartText : undefined}
    />
  )
}
