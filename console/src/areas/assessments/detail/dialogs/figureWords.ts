import type { TFunction } from 'i18next'
import { formatWithZone } from '../../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../../lib/formats.ts'
import type { AssessmentPeopleQuery } from '../AssessmentEmployees.ts'
import type { AssessmentStore } from '../AssessmentStore.ts'

export function figureWords(
  { t, formats }: { t: TFunction; formats: Formats },
  assessment: AssessmentStore,
  asked: AssessmentPeopleQuery,
): string {
  const { minScore, maxScore, progress, threatArea } = asked
  const isScored = minScore !== undefined || maxScore !== undefined
  const parts = [
    assessment.info.value?.name,
    listName(assessment, asked.listId),
    threatArea,
    behaviourName(assessment, asked.keyBehaviour),
    scenarioName(assessment, asked.questionId),
    progress && t(`assessment.progress.${progress}`),
    reminderTime(assessment, asked.reminderId, (date) =>
      t('assessment.ofReminder', { date: formatWithZone(formats, date) }),
    ),
    isScored && t('assessment.scoreFromTo', { from: minScore ?? 0, to: maxScore ?? 100 }),
  ]
  return parts.filter(Boolean).join(' · ')
}

const listName = ({ listScores, lists }: AssessmentStore, id: number | undefined): string | undefined =>
  [...(listScores.value ?? []), ...(lists.value ?? [])].find(({ listId }) => listId === id)?.listName

function reminderTime(
  { reminders }: AssessmentStore,
  id: number | undefined,
  words: (send: string) => string,
): string | undefined {
  const found = id === undefined ? undefined : reminders.value?.find((one) => one.id === id)
  return found && words(found.send)
}

function behaviourName(
  { behaviours, insights }: AssessmentStore,
  code: string | undefined,
): string | undefined {
  if (code === undefined) return undefined
  const found = insights.value?.find(
    ({ context }) => 'keyBehaviour' in context && context.keyBehaviour === code,
  )
  return behaviours.find((one) => one.keyBehaviourCode === code)?.keyBehaviourName ?? found?.context.name
}

function scenarioName({ scenarios, insights }: AssessmentStore, id: number | undefined): string | undefined {
  if (id === undefined) return undefined
  const found = insights.value?.find((one) => one.type === 'QUESTIONS' && one.context.id === id)
  return scenarios.value?.find((one) => one.id === id)?.name ?? found?.context.name
}
