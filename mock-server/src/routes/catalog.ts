import { subjectType } from '@heed/contracts'
import {
  assessmentTemplates,
  findQuestion,
  threatAreas as libraryAreas,
  libraryQuestions,
  librarySubjects,
  trainingTemplates,
} from '@heed/fixtures/library'
import { categories, questionView, subjectsByArea } from '../library/catalogViews.ts'
import { ownCategory } from '../library/ownSubjects.ts'
import { subjectView } from '../library/subjectViews.ts'
import { assessmentTemplate, trainingTemplate } from '../library/templateViews.ts'
import type { AreaHandlers } from './handler.ts'
import { readerOf } from './reader.ts'
import { notFound } from './refusal.ts'

const playable: readonly number[] = [subjectType.video, subjectType.decision]

export const catalog: AreaHandlers<'catalog'> = {
  load: (context) => ({ categories: [...categories(context.origin), ...ownCategory(readerOf(context))] }),
  loadThreatAreas: ({ origin }) => ({ threatAreas: subjectsByArea(origin) }),
}

export const templates: AreaHandlers<'templates'> = {
  list(context) {
    const { company } = readerOf(context)
    const templates =
      context.input.assessment === '1'
        ? assessmentTemplates.map((template) => assessmentTemplate(company, template))
        : trainingTemplates.map((template) => trainingTemplate(company, template))
    return { templates }
  },
}

export const questions: AreaHandlers<'questions'> = {
  list(context) {
    const { company } = readerOf(context)
    return { questions: libraryQuestions.map((question) => questionView(company, question)) }
  },

  get(context) {
    const question = findQuestion(context.input.questionId)
    if (!question) throw notFound('There is no such scenario')
    return {
      ...questionView(readerOf(context).company, question),
      blocks: [...question.blocks],
      languages: ['en'],
      language: 'en',
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
