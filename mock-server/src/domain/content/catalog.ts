import { subjectType } from '@heed/contracts'
import {
  assessmentTemplates,
  findQuestion,
  threatAreas as libraryAreas,
  libraryLanguages,
  libraryQuestions,
  librarySubjects,
  questionIn,
  trainingTemplates,
} from '@heed/fixtures/library'
import type { AreaHandlers } from '../../calls/handler.ts'
import { notFound } from '../../calls/refusal.ts'
import { categories, questionView, subjectsByArea } from '../../library/catalogViews.ts'
import { ownCategory } from '../../library/ownSubjects.ts'
import { subjectView } from '../../library/subjectViews.ts'
import { assessmentTemplate, trainingTemplate } from '../../library/templateViews.ts'
import { contentReader } from '../companies/view/contentReader.ts'

const playable: readonly number[] = [subjectType.video, subjectType.decision]

export const catalog: AreaHandlers<'catalog'> = {
  load: (context) => ({
    categories: [...categories(context.origin), ...ownCategory(contentReader(context))],
  }),
  loadThreatAreas: ({ origin }) => ({ threatAreas: subjectsByArea(origin) }),
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
    const found = findQuestion(questionId)
    if (!found) throw notFound('There is no such scenario')
    const language = libraryLanguages.includes(lang) ? lang : 'en'
    const question = questionIn(found, language)
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
      .filter(({ type }) => playable.includes(type))
      .map((subject) => subjectView({ world, origin }, subject)),
  }),
}
