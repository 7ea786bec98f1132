import {
  areAssessmentsAvailable,
  areAssessmentsEnabled,
  type Company,
  isInTrial,
  isQuestionDisabled,
  isSubjectDisabled,
  isSubjectUnavailable,
  isTrainingAvailable,
  isTrainingEnabled,
  type Template,
} from '@heed/contracts'
import { computeLessonSeconds, findQuestion, findSubject, type LibraryTemplate } from '@heed/fixtures/library'
import { estimateTotalSeconds } from './catalogViews.ts'

export function toTrainingTemplate(company: Company, template: LibraryTemplate): Template {
  const subjects = template.items.flatMap((id) => findSubject(id) ?? [])
  return toTemplate(company, template, {
    available: isTrainingAvailable(company),
    isHidden: !isTrainingEnabled(company),
    subjects: [...template.items],
    disabled: subjects
      .filter(({ id, trial }) =>
        isSubjectUnavailable({ disabled: isSubjectDisabled(company, id), availableForBeta: trial }, company),
      )
      .map(({ id }) => id),
    seconds: subjects.reduce((sum, subject) => sum + computeLessonSeconds(subject), 0),
  })
}

/** In API responses, scenarios that the plan doesn't include are called `disabledSubjects`. */
export function toAssessmentTemplate(company: Company, template: LibraryTemplate): Template {
  const questions = template.items.flatMap((id) => findQuestion(id) ?? [])
  const seconds = estimateTotalSeconds(questions)
  return {
    ...toTemplate(company, template, {
      available: areAssessmentsAvailable(company),
      isHidden: !areAssessmentsEnabled(company),
      subjects: [],
      disabled: template.items.filter((id) => isQuestionDisabled(company, id)),
      seconds,
    }),
    questions: [...template.items],
  }
}

interface TemplateFacts {
  available: boolean
  isHidden: boolean
  subjects: number[]
  disabled: number[]
  seconds: number
}

function toTemplate(company: Company, template: LibraryTemplate, templateFacts: TemplateFacts): Template {
  const { id, title, description, trial, frequency, items } = template
  const isAvailable = !isInTrial(company) || trial
  return {
    id,
    title,
    description,
    subjects: templateFacts.subjects,
    disabledSubjects: templateFacts.disabled,
    enabled: templateFacts.available && isAvailable && templateFacts.disabled.length < items.length,
    hidden: templateFacts.isHidden,
    verboseDuration: `${Math.max(1, Math.round(templateFacts.seconds / 60))} min`,
    frequency,
  }
}
