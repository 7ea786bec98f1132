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
import { notFound } from '../../calls/refusal.ts'
import { groupSubjectsByArea, listCategories, questionView } from '../../library/catalogViews.ts'
import { createOwnCategory } from '../../library/ownSubjects.ts'
import { subjectView } from '../../library/subjectViews.ts'
import { assessmentTemplate, trainingTemplate } from '../../library/templateViews.ts'
import { contentReader } from '../companies/view/contentReader.ts'

const playableTypes: readonly number[] = [subjectType.video, subjectType.decision]

export const catalog: AreaHandlers<'catalog'> = {
  load: (context) => ({
    categories: [...listCategories(context.origin), ...createOwnCategory(contentReader(context))],
  }),
  loadThreatAreas: ({ origin }) => ({ threatAreas: groupSubjectsByArea(origin) }),
}

export const templates: AreaHandlers<'templates'> = {
  list(context) {
    const { company } = contentReader(context)
    const templates =
      context.input.assessment === '1'
        ? assessmentTemplates.map((template) => assessmentTemplate(company, template))
        : trainingTemplates.map((template) => trainingTemplate(company, template))
    return { templates }
  },
}

export const questions: AreaHandlers<'questions'> = {
  list(context) {
    const { company } = contentReader(context)
    return { questions: libraryQuestions.map((question) => questionView(company, question)) }
  },

  get(context) {
    const { questionId, lang = 'en' } = context.input
    const libraryQuestion = findQuestion(questionId)
    if (!libraryQuestion) throw notFound('There is no such scenario')
    const language = libraryLanguages.includes(lang) ? lang : 'en'
    const question = translateQuestion(libraryQuestion, language)
    return {
      ...questionView(contentReader(context).company, question),
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
      .map((subject) => subjectView({ world, origin }, subject)),
  }),
}
