import { type AssessmentStep, assessmentScheduleType, getIntroReason, toMinutes } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { usePeopleHint } from '../../../parts/campaigns/wizard/steps/usePeopleHint.ts'
import { useFormats } from '../../../ui/formats.ts'
import { useAssessmentWizardStore } from './useAssessmentWizardStore.ts'

export function useHints(): Partial<Record<AssessmentStep, string | undefined>> {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  const formats = useFormats(store.zone)
  const { values, library, templateId, selectedItems, seconds, people, keys, facts, reminders } = store
  const { templateCustomized, questions, userLists, scheduleType, date, due, intro } = values
  const template = library.templates.value?.find(({ id }) => id === templateId)
  const peopleHint = usePeopleHint(userLists, people)
  return {
    goal:
      template &&
      (templateCustomized
        ? t('assessmentWizard.hints.customized', { title: template.title })
        : template.title),
    content:
      questions.length === 0
        ? undefined
        : [
            t('assessmentWizard.goal.items', { count: questions.length }),
            t('assessmentWizard.hints.minutes', { count: toMinutes(seconds) }),
          ].join(', '),
    personalize: getPersonalizationHint(),
    employees: peopleHint,
    schedule: due === null ? undefined : t(`assessmentWizard.hints.${getHintKey()}`, formatDates(due)),
    reminders: values.reminders.enabled
      ? t('assessmentWizard.hints.reminders', { count: reminders.length })
      : t('assessmentWizard.hints.optional'),
    introMessage: t(
      intro.enabled && getIntroReason(intro) === null
        ? 'assessmentWizard.hints.intro'
        : 'assessmentWizard.hints.optional',
    ),
  }

  function getPersonalizationHint(): string | undefined {
    if (selectedItems.length === 0) return undefined
    if (keys.length === 0) return t('assessmentWizard.hints.notNeeded')
    // Remembered company details are prefilled, so the step counts as done only once it has been visited.
    const isFilledIn = store.hasReached('personalize') && facts.personalizeProblem === null
    return isFilledIn ? t('assessmentWizard.hints.personal') : undefined
  }

  function getHintKey() {
    if (scheduleType === assessmentScheduleType.manual) return 'manual'
    return scheduleType === assessmentScheduleType.immediate ? 'now' : 'dates'
  }

  function formatDates(last: string) {
    return { first: formats.date(date), last: formats.date(last) }
  }
}
