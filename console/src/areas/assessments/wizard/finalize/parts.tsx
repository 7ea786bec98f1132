import {
  assessmentScheduleType,
  formatUnavailableQuestions,
  personalizedKeys,
  toMinutes,
} from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { formatWithZone } from '../../../../lib/dates/timeFormats.ts'
import { useChannelNotes } from '../../../../parts/campaigns/channels/useChannelNotes.ts'
import { SummaryPart } from '../../../../parts/campaigns/wizard/summary/SummaryPart.tsx'
import { ContentSummary } from '../../../../parts/campaigns/wizard/summary/summaries.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { KeyValueList } from '../../../../ui/panels/KeyValueList.tsx'
import { getTypeName } from '../schedule/ScheduleTypes.tsx'
import { useAssessmentFigures } from '../side/useAssessmentFigures.ts'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'
import { findWeekendDelivery, findWeekendReminders } from '../weekends.ts'

export const ContentPart = observer(function ContentPart() {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  const { values, unavailableIds, facts, itemsById, seconds, selectionRefusal } = store
  const { questions } = values
  return (
    <ContentSummary
      name={t('assessmentWizard.steps.content')}
      unavailableNotice={{
        text: formatUnavailableQuestions(facts.items),
        remove: {
          label: t('assessmentWizard.finalize.remove', { count: unavailableIds.length }),
          disabledReason: selectionRefusal,
          onRun: () => store.chooseQuestions(questions.filter((id) => !unavailableIds.includes(id))),
        },
      }}
      sum={t('assessmentWizard.side.sum', {
        count: questions.length,
        time: t('assessmentWizard.hints.minutes', { count: toMinutes(seconds) }),
      })}
      titles={questions.map((id) => itemsById.get(id)?.name ?? t('assessmentWizard.goal.gone'))}
    />
  )
})

export const PersonalizePart = observer(function PersonalizePart() {
  const { t } = useTranslation()
  const { values, keys, facts } = useAssessmentWizardStore()
  const usedKeys = personalizedKeys.filter((key) => keys.includes(key))
  return (
    <SummaryPart
      step="personalize"
      name={t('assessmentWizard.steps.personalize')}
      problem={facts.personalizeProblem}
    >
      {usedKeys.length === 0
        ? t('assessmentWizard.hints.notNeeded')
        : usedKeys.flatMap((key) => values.personalizeData[key] || []).join(', ')}
    </SummaryPart>
  )
})

export const SchedulePart = observer(function SchedulePart() {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  const { values, facts, zone } = store
  const formats = useFormats(zone)
  const { channels } = useAssessmentFigures()
  const weekend = findWeekendDelivery(store)
  const { scheduleType, date, due } = values
  const channelNotes = useChannelNotes(channels.length > 0 ? values.channel : 0)
  const isPlanned = scheduleType === assessmentScheduleType.scheduled
  const createRow = (label: string, value: string) => (value === '' ? [] : [{ label, value }])
  return (
    <SummaryPart
      step="schedule"
      name={t('assessmentWizard.steps.schedule')}
      problem={facts.dateProblem}
      notes={[
        ...channelNotes,
        ...(weekend === null
          ? []
          : [t('assessmentWizard.schedule.onWeekend', { day: formats.write(weekend, { weekday: 'long' }) })]),
      ]}
    >
      <KeyValueList
        items={[
          ...createRow(
            t('assessmentWizard.schedule.type'),
            t(`assessmentWizard.schedule.types.${getTypeName(scheduleType)}`),
          ),
          ...createRow(
            t('assessmentWizard.schedule.delivery'),
            isPlanned ? formatWithZone(formats, date) : '',
          ),
          ...createRow(t('assessmentWizard.schedule.due'), formatWithZone(formats, due)),
          ...createRow(
            t('assessmentWizard.schedule.channels'),
            channels.map((channel) => t(`campaigns.channels.names.${channel}`)).join(', '),
          ),
        ]}
      />
    </SummaryPart>
  )
})

export const RemindersPart = observer(function RemindersPart() {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  const { values, reminders, facts, zone } = store
  const formats = useFormats(zone)
  const weekends = findWeekendReminders(store).length
  const channelNotes = useChannelNotes(values.reminders.enabled ? values.reminders.channel : 0)
  return (
    <SummaryPart
      step="reminders"
      name={t('assessmentWizard.steps.reminders')}
      problem={facts.reminderProblem}
      notes={[
        ...channelNotes,
        ...(weekends > 0 ? [t('assessmentWizard.reminders.onWeekend', { count: weekends })] : []),
      ]}
    >
      {values.reminders.enabled ? (
        <div>
          {reminders.map(({ sendTime }) => (
            <div key={sendTime}>{formatWithZone(formats, sendTime)}</div>
          ))}
        </div>
      ) : (
        t('campaigns.summary.off')
      )}
    </SummaryPart>
  )
})
