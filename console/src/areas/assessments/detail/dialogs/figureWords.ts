import type { TFunction } from 'i18next'
import { formatWithZone } from '../../../../lib/dates/timeFormats.ts'
import type { Formats } from '../../../../lib/formats.ts'
import type { AssessmentPeopleQuery } from '../AssessmentEmployees.ts'
import type { AssessmentStore } from '../AssessmentStore.ts'

export function formatFigure(
  { t, formats }: { t: TFunction; formats: Formats },
  assessment: AssessmentStore,
  peopleQuery: AssessmentPeopleQuery,
): string {
  const { minScore, maxScore, progress, threatArea } = peopleQuery
  const isScored = minScore !== undefined || maxScore !== undefined
  const parts = [
    assessment.info.value?.name,
    getListName(assessment, peopleQuery.listId),
    threatArea,
    getBehaviourName(assessment, peopleQuery.keyBehaviour),
    getScenarioName(assessment, peopleQuery.questionId),
    progress && t(`assessment.progress.${progress}`),
    getReminderTime(assessment, peopleQuery.reminderId, (date) =>
      t('assessment.ofReminder', { date: formatWithZone(formats, date) }),
    ),
    isScored && t('assessment.scoreFromTo', { from: minScore ?? 0, to: maxScore ?? 100 }),
  ]
  return parts.filter(Boolean).join(' · ')
}

const getListName = ({ listScores, lists }: AssessmentStore, id: number | undefined): string | undefined =>
  [...(listScores.value ?? []), ...(lists.value ?? [])].find(({ listId }) => listId === id)?.listName

function getReminderTime(
  { reminders }: AssessmentStore,
  id: number | undefined,
  describe: (send: string) => string,
): string | undefined {
  const reminder = id === undefined ? undefined : reminders.value?.find((item) => item.id === id)
  return reminder && describe(reminder.send)
}

function getBehaviourName(
  { behaviours, insights }: AssessmentStore,
  code: string | undefined,
): string | undefined {
  if (code === undefined) return undefined
  const insight = insights.value?.find(
    ({ context }) => 'keyBehaviour' in context && context.keyBehaviour === code,
  )
  return (
    behaviours.find((behaviour) => behaviour.keyBehaviourCode === code)?.keyBehaviourName ??
    insight?.context.name
  )
}

function getScenarioName(
  { scenarios, insights }: AssessmentStore,
  id: number | undefined,
): string | undefined {
  if (id === undefined) return undefined
  const insight = insights.value?.find((item) => item.type === 'QUESTIONS' && item.context.id === id)
  return scenarios.value?.find((scenario) => scenario.id === id)?.name ?? insight?.context.name
}
