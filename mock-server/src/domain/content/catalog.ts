import { subjectType } from '@heed/contracts'
import {
  assessmentTemplates,
  findQuestion,
  threatAreas as libraryAreas,
  libraryLanguages,
  libraryQuestions,
  librarySubjects,
  trainingTemplates,
  translateQuestion,
} from '@heed/fixtures/library'
import type { AreaHandlers } from '../../calls/handler.ts'
import { createNotFoundError } from '../../calls/refusal.ts'
import { groupSubjectsByArea, listCategories, toQuestionView } from '../../library/catalogViews.ts'
import { listCustomCategories } from '../../library/ownSubjects.ts'
import { toSubjectView } from '../../library/subjectViews.ts'
import { toAssessmentTemplate, toTrainingTemplate } from '../../library/templateViews.ts'
import { createContentContext } from '../companies/view/contentReader.ts'

const playableTypes: readonly number[] = [subjectType.video, subjectType.decision]

export const catalog: AreaHandlers<'catalog'> = {
  load: (context) => ({
    categories: [...listCategories(context.origin), ...listCustomCategories(createContentContext(context))],
  }),
  loadThreatAreas: ({ origin }) => ({ threatAreas: groupSubjectsByArea(origin) }),
}

export const templates: AreaHandlers<'templates'> = {
  list(context) {
    const { company } = createContentContext(context)
    const templates =
      context.input.assessment === '1'
        ? assessmentTemplates.map((template) => toAssessmentTemplate(company, template))
        : trainingTemplates.map((template) => toTrainingTemplate(company, template))
    return { templates }
  },
}

export const questions: AreaHandlers<'questions'> = {
  list(context) {
    const { company } = createContentContext(context)
    return { questions: libraryQuestions.map((question) => toQuestionView(company, question)) }
  },

  get(context) {
    const { questionId, lang = 'en' } = context.input
    const libraryQuestion = findQuestion(questionId)
    if (!libraryQuestion) throw createNotFoundError('There is no such scenario')
    const language = libraryLanguages.includes(lang) ? lang : 'en'
    const question = translateQuestion(libraryQuestion, language)
    return {
      ...toQuestionView(createContentContext(context).company, question),
      blocks: [...question.blocks],
      languages: [...libraryLanguages],
      language,
    }
  },
}

export const threatAreas: AreaHandlers<'threatAreas'> = {
  list: () => ({ threatAreas: [...libraryAreas] }),
}

export const videos: AreaHandlers<'videos'> = {
  list: ({ world, origin }) => ({
    videos: librarySubjects
      .filter(({ type }) => playableTypes.includes(type))
      .map((subject) => toSubjectView({ world, origin }, subject)),
  }),
}
