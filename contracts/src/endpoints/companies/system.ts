import * as z from 'zod/mini'
import { Company } from '../../entities/companies/company.ts'
import { Category, Template } from '../../entities/content/catalog.ts'
import { Subject } from '../../entities/content/subject.ts'
import { Id, Ok, Secret } from '../../entities/primitives.ts'
import { Freemium, Hook, NotificationTarget, SystemNotification } from '../../entities/system/system.ts'
import { notAsSuperText } from '../../rules/access/access.ts'
import { get, post } from '../declarations/declare.ts'
import { createPagingQuery } from '../declarations/paging.ts'

const specSection = 'S0 section 7'
const requiredRole = 'super'
const { order: _, ...superPaging } = createPagingQuery(['name'])

export const system = {
  listHooks: get('/system/hooks', {
    summary: 'List webhooks',
    section: specSection,
    who: requiredRole,
    answer: z.looseObject({ hooks: z.array(Hook) }),
  }),
  impersonate: post('/system/impersonate/:userId', {
    summary: 'Get an access token for another person',
    section: 'S0 section 6',
    who: requiredRole,
    body: z.object({}),
    answer: z.looseObject({ token: Secret }),
    failures: { 403: notAsSuperText, 404: 'There is no such person' },
  }),
  listNotifications: get('/notifications', {
    summary: 'List public notifications',
    section: specSection,
    who: requiredRole,
    query: createPagingQuery(['id', 'created']),
    answer: z.looseObject({ notifications: z.array(SystemNotification), count: z.int() }),
  }),
  listNotificationTargets: get('/notifications/targets', {
    summary: 'List the possible targets of a notification',
    section: specSection,
    who: requiredRole,
    answer: z.looseObject({ targets: z.array(NotificationTarget) }),
  }),
  listFreemiums: get('/freemiums', {
    summary: 'List registrations for the free plan',
    section: specSection,
    who: requiredRole,
    answer: z.looseObject({ freemiums: z.array(Freemium), count: z.int() }),
  }),
  resetFreemiumCounter: post('/freemiums/resetCounter', {
    summary: 'Reset the counter of a registration',
    section: specSection,
    who: requiredRole,
    body: z.object({ id: Id }),
    answer: Ok,
    failures: { 404: 'There is no such registration' },
  }),
  listFreemiumVideos: get('/freemiums/videos', {
    summary: 'List the videos in the free plan',
    section: specSection,
    who: requiredRole,
    answer: z.looseObject({ videos: z.array(Subject) }),
  }),
  listSuperSubjects: get('/super/subjects', {
    summary: 'List all subjects',
    section: 'S0 section 6',
    who: requiredRole,
    query: superPaging,
    answer: z.looseObject({ subjects: z.array(Subject), count: z.int() }),
  }),
  listSuperCategories: get('/super/categories', {
    summary: 'List all categories with their subjects',
    section: 'S0 section 6',
    who: requiredRole,
    answer: z.looseObject({ categories: z.array(Category), count: z.int() }),
  }),
  listSuperTemplates: get('/super/templates', {
    summary: 'List all templates, for trainings or for assessments',
    section: 'S0 section 6',
    who: requiredRole,
    query: { assessment: z.optional(z.enum(['0', '1'])) },
    answer: z.looseObject({ templates: z.array(Template), count: z.int() }),
  }),
  listSuperCompanies: get('/super/companies', {
    summary: 'List all companies',
    section: 'S0 section 6',
    who: requiredRole,
    query: createPagingQuery(['company_name', 'created']),
    answer: z.looseObject({ companies: z.array(Company), count: z.int() }),
  }),
}
