import {
  delayType,
  introReason,
  plainName,
  type ReminderStep,
  reminderStepsProblem,
  trainingScheduleType,
} from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../../app/RootContext.tsx'
import { ListsStore } from '../../../../parts/lists/ListsStore.ts'
import { FewLines } from '../../../../ui/FewLines.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { KeyValue } from '../../../../ui/KeyValue.tsx'
import { Muted } from '../../../../ui/Muted.tsx'
import { deliveryDateText } from '../schedule/deliveryTexts.ts'
import { useTrainingFigures } from '../side/useTrainingFigures.ts'
import { useTrainingWizardStore } from '../WizardContext.ts'
import { Part } from './Part.tsx'

export const GoalPart = observer(function GoalPart() {
  const { t } = useTranslation()
  const { values, library } = useTrainingWizardStore()
  const template = library.templates.value?.find(({ id }) => id === values.templateId)
  return (
    <Part step="goal">
      <div>
        {template?.title ?? t('trainingWizard.finalize.ownContent')}
        {template && values.templateCustomized && (
          <Muted style={{ display: 'block' }}>{t('trainingWizard.finalize.customized')}</Muted>
        )}
      </div>
    </Part>
  )
})

export const EmployeesPart = observer(function EmployeesPart() {
  const { t } = useTranslation()
  const { values, facts } = useTrainingWizardStore()
  const { all } = useCompanyStore(ListsStore)
  const names = (all.value ?? []).filter(({ id }) => values.userLists.includes(id)).map(({ name }) => name)
  return (
    <Part step="employees">
      <div>
        {t('trainingWizard.finalize.employees', { count: facts.employees })}
        <Muted style={{ display: 'block' }}>
          <FewLines text={names.join(', ')} most={3} />
        </Muted>
      </div>
    </Part>
  )
})

export const SchedulePart = observer(function SchedulePart() {
  const { t } = useTranslation()
  const { values, scheduleProblem, deliveries, plan, zone } = useTrainingWizardStore()
  const formats = useFormats(zone)
  const { first, last, channels } = useTrainingFigures()
  const isPlanned = values.scheduleType === trainingScheduleType.future
  const type = isPlanned
    ? 'future'
    : values.scheduleType === trainingScheduleType.now
      ? 'now'
      : 'downloadLinks'
  const rule = plan.isByHand
    ? t('trainingWizard.finalize.byHand', { count: deliveries.length })
    : t('trainingWizard.finalize.rule', {
        count: deliveries.length,
        interval: t(`trainingWizard.schedule.intervals.${values.interval}`),
      })
  return (
    <Part step="schedule" problem={scheduleProblem}>
      <KeyValue
        items={[
          {
            label: t('trainingWizard.schedule.type'),
            value: t(`trainingWizard.schedule.types.${type}`),
          },
          ...(isPlanned ? [{ label: t('trainingWizard.schedule.deliveries'), value: rule }] : []),
          ...(first && last
            ? [
                { label: t('trainingWizard.side.first'), value: deliveryDateText(formats, first) },
                { label: t('trainingWizard.side.last'), value: deliveryDateText(formats, last) },
              ]
            : []),
          ...(channels.length > 0
            ? [
                {
                  label: t('trainingWizard.schedule.channels'),
                  value: channels.map((channel) => t(`campaigns.channels.names.${channel}`)).join(', '),
                },
              ]
            : []),
        ]}
      />
    </Part>
  )
})

export const RemindersPart = observer(function RemindersPart() {
  const { t } = useTranslation()
  const { reminders } = useTrainingWizardStore().values
  const delay = ({ delay: count, delayType: unit }: ReminderStep) => {
    if (unit === delayType.minute) return t('trainingWizard.finalize.minutes', { count })
    return unit === delayType.hour
      ? t('trainingWizard.finalize.hours', { count })
      : t('trainingWizard.finalize.days', { count })
  }
  return (
    <Part step="reminders" problem={reminders.enabled ? reminderStepsProblem(reminders) : null}>
      {reminders.enabled
        ? t('trainingWizard.finalize.after', { time: reminders.steps.map(delay).join(', ') })
        : t('trainingWizard.finalize.off')}
    </Part>
  )
})

export const IntroPart = observer(function IntroPart() {
  const { t } = useTranslation()
  const { intro } = useTrainingWizardStore().values
  return (
    <Part step="introMessage" problem={introReason(intro)}>
      {intro.enabled ? (
        <FewLines text={plainName(intro.message)} most={3} />
      ) : (
        t('trainingWizard.finalize.off')
      )}
    </Part>
  )
})
