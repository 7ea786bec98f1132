import { getIntroReason, type TrainingStep, toMinutes, trainingScheduleType } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { formatNearDate } from '../../../lib/dates/timeFormats.ts'
import { usePeopleHint } from '../../../parts/campaigns/wizard/steps/usePeopleHint.ts'
import { useFormats } from '../../../ui/formats.ts'
import { useTrainingWizardStore } from './useTrainingWizardStore.ts'

export function useStepHints(): Partial<Record<TrainingStep, string | undefined>> {
  const { t } = useTranslation()
  const formats = useFormats()
  const { values, library, selectedItems, people, deliveries, now } = useTrainingWizardStore()
  const { templateId, templateCustomized, subjects, userLists, scheduleType, reminders, intro } = values
  const template = library.templates.value?.find(({ id }) => id === templateId)
  const dates = deliveries.map(({ date }) => Date.parse(date)).toSorted((a, b) => a - b)
  const minutes = toMinutes(selectedItems.reduce((sum, { duration }) => sum + duration, 0))
  const peopleHint = usePeopleHint(userLists, people)
  return {
    goal:
      template &&
      (templateCustomized ? t('trainingWizard.hints.customized', { title: template.title }) : template.title),
    content:
      subjects.length === 0
        ? undefined
        : [
            t('trainingWizard.hints.subjects', { count: subjects.length }),
            t('trainingWizard.hints.minutes', { count: minutes }),
          ].join(', '),
    employees: peopleHint,
    schedule:
      subjects.length === 0
        ? undefined
        : scheduleType === trainingScheduleType.future
          ? // Without a start date there are no deliveries.
            dates.length > 0
            ? t('trainingWizard.hints.deliveries', {
                count: dates.length,
                first: formatNearDate(formats, dates[0], now),
                last: formatNearDate(formats, dates.at(-1), now),
              })
            : undefined
          : t(
              scheduleType === trainingScheduleType.now
                ? 'trainingWizard.hints.now'
                : 'trainingWizard.hints.links',
            ),
    reminders: reminders.enabled
      ? t('trainingWizard.hints.reminders', { count: reminders.steps.length })
      : t('trainingWizard.hints.optional'),
    introMessage: t(
      intro.enabled && getIntroReason(intro) === null
        ? 'trainingWizard.hints.intro'
        : 'trainingWizard.hints.optional',
    ),
  }
}
