import * as z from 'zod/mini'
import { CatalogArea, Category, Template } from '../../entities/content/catalog.ts'
import { Question, ThreatArea } from '../../entities/content/question.ts'
import { Subject } from '../../entities/content/subject.ts'
import { LanguageCode } from '../../entities/primitives.ts'
import { get } from '../declarations/declare.ts'

export const catalog = {
  load: get('/companies/:companyId/catalog', {
    summary: 'List subjects by category',
    section: 'S2 section 2.4',
    who: 'viewer',
    answer: z.looseObject({ categories: z.array(Category) }),
  }),
  loadThreatAreas: get('/companies/:companyId/threatAreaCatalog', {
    summary: 'List subjects by threat area',
    section: 'S2 section 7',
    who: 'viewer',
    answer: z.looseObject({ threatAreas: z.array(CatalogArea) }),
  }),
}

export const templates = {
  list: get('/companies/:companyId/templates', {
    summary: 'List templates for trainings or assessments',
    section: 'S1 section 7',
    who: 'viewer',
    query: { assessment: z.optional(z.enum(['0', '1'])) },
    answer: z.looseObject({ templates: z.array(Template) }),
  }),
}

export const questions = {
  list: get('/companies/:companyId/questions', {
    summary: 'List assessment scenarios, marking those outside the plan',
    section: 'S2 section 5',
    who: 'viewer',
    answer: z.looseObject({ questions: z.array(Question) }),
  }),
  get: get('/companies/:companyId/questions/:questionId', {
    summary: 'Get a scenario with its blocks, for the preview',
    section: 'S2 section 2.4',
    who: 'viewer',
    query: { lang: z.optional(LanguageCode) },
    answer: Question,
    failures: { 404: 'There is no such scenario' },
  }),
}

export const threatAreas = {
  list: get('/threatAreas', {
    summary: 'List threat areas with their key behaviours',
    section: 'S1 section 7',
    who: 'user',
    answer: z.looseObject({ threatAreas: z.array(ThreatArea) }),
  }),
}

export const videos = {
  list: get('/videos', {
    summary: "List all videos, regardless of the company's plan",
    section: 'S0 section 7',
    who: 'user',
    answer: z.looseObject({ videos: z.array(Subject) }),
  }),
}
