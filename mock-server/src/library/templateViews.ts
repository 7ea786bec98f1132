import {
  assessmentsAvailable,
  assessmentsEnabled,
  type Company,
  inTrial,
  questionDisabled,
  subjectDisabled,
  subjectUnavailable,
  type Template,
  trainingAvailable,
  trainingEnabled,
} from '@heed/contracts'
import { findQuestion, findSubject, type LibraryTemplate, lessonTime } from '@heed/fixtures/library'
import { questionsTime } from './catalogViews.ts'

export function trainingTemplate(company: Company, template: LibraryTemplate): Template {
  const subjects = template.items.flatMap((id) => findSubject(id) ?? [])
  return view(company, template, {
    available: trainingAvailable(company),
    hidden: !trainingEnabled(company),
    subjects: [...template.items],
    disabled: subjects
      .filter(({ id, trial }) =>
        subjectUnavailable({ disabled: subjectDisabled(company, id), availableForBeta: trial }, company),
      )
      .map(({ id }) => id),
    seconds: subjects.reduce((sum, subject) => sum + lessonTime(subject), 0),
  })
}

/** In API responses, scenarios that the plan doesn't include are called `disabledSubjects`. */
export function assessmentTemplate(company: Company, template: LibraryTemplate): Template {
  const questions = template.items.flatMap((id) => findQuestion(id) ?? [])
  const seconds = questionsTime(questions)
  return {
    ...view(company, template, {
      available: assessmentsAvailable(company),
      hidden: !assessmentsEnabled(company),
      subjects: [],
      disabled: template.items.filter((id) => questionDisabled(company, id)),
      seconds,
    }),
    questions: [...template.items],
  }
}

interface Facts {
  available: boolean
  hidden: boolean
  subjects: number[]
  disabled: number[]
  seconds: number
}

function view(company: Company, template: LibraryTemplate, facts: Facts): Template {
  const { id, title, description, trial, frequency, items } = template
  const open = !inTrial(company) || trial
  return {
    id,
    title,
    description,
    subjects: facts.subjects,
    disabledSubjects: facts.disabled,
    enabled: facts.available && open && facts.disabled.length < items.length,
    hidden: facts.hidden,
    verboseDuration: `${Math.max(1, Math.round(facts.seconds / 60))} min`,
    frequency,
  }
}
