import { createTextFilter, notAsSuperText, subjectType } from '@heed/contracts'
import { assessmentTemplates, librarySubjects, trainingTemplates } from '@heed/fixtures/library'
import type { AreaHandlers } from '../../calls/handler.ts'
import { slicePage, sortRows } from '../../calls/paging.ts'
import { createForbiddenError, createNotFoundError } from '../../calls/refusal.ts'
import { listCategories } from '../../library/catalogViews.ts'
import { toSubjectView } from '../../library/subjectViews.ts'
import { toAssessmentTemplate, toTrainingTemplate } from '../../library/templateViews.ts'
import { createNameKey } from '../../store/nameKey.ts'
import { openSession } from '../../world/sessions.ts'
import { toCompanyView } from '../companies/view/companyView.ts'

export const system: AreaHandlers<'system'> = {
  listHooks: ({ world }) => ({ hooks: [...world.system.hooks.values()].map((row) => ({ ...row })) }),

  impersonate({ world, input, caller }) {
    const person = world.people.get(input.userId)
    if (!person) throw createNotFoundError('There is no such person')
    if (person.super_admin) throw createForbiddenError(notAsSuperText)
    return { token: openSession(world, person.id, caller.token).id }
  },

  listNotifications({ world, input }) {
    const matches = createTextFilter(input.filter)
    const matchingNotifications = [...world.notifications.values()].filter(({ message }) => matches(message))
    const rows = sortRows(matchingNotifications, input.order ?? 'id asc', {
      created: ({ created }) => created,
    })
    const notifications = slicePage(rows, input).map(
      (row) => ({ ...row, status: row.status ? '1' : '0' }) as const,
    )
    return { notifications, count: rows.length }
  },

  listNotificationTargets({ world }) {
    const partners = [...world.accounts.values()].map(({ id, name, enabled }) => ({
      id,
      name,
      enabled,
      type: 'partner' as const,
    }))
    const companies = [...world.companies.values()].map(({ id, name }) => ({
      id,
      name,
      type: 'company' as const,
    }))
    return { targets: [...partners, ...companies] }
  },

  listFreemiums({ world }) {
    const freemiums = [...world.system.freemiums.values()].map((row) => ({ ...row }))
    return { freemiums, count: freemiums.length }
  },

  resetFreemiumCounter({ world, input }) {
    const row = world.system.freemiums.get(input.id)
    if (!row) throw createNotFoundError('There is no such registration')
    world.system.freemiums.put({ ...row, counter: 0 })
    return { success: true }
  },

  listFreemiumVideos: ({ world, origin }) => ({
    videos: librarySubjects
      .filter(({ type, trial }) => type === subjectType.video && trial)
      .map((subject) => toSubjectView({ world, origin }, subject)),
  }),

  listSuperSubjects({ world, input, origin }) {
    const matches = createTextFilter(input.filter)
    const matchingSubjects = librarySubjects
      .map((subject) => toSubjectView({ world, origin }, subject))
      .filter(({ title }) => matches(title))
    return { subjects: slicePage(matchingSubjects, input), count: matchingSubjects.length }
  },

  listSuperCategories({ origin }) {
    const allCategories = listCategories(origin)
    return { categories: allCategories, count: allCategories.length }
  },

  listSuperTemplates({ world, input, caller }) {
    const providerCompany = world.companies.find(({ isProviderOwn }) => isProviderOwn)
    if (!providerCompany) return { templates: [], count: 0 }
    const company = toCompanyView(world, providerCompany, caller.person)
    const templates =
      input.assessment === '1'
        ? assessmentTemplates.map((template) => toAssessmentTemplate(company, template))
        : trainingTemplates.map((template) => toTrainingTemplate(company, template))
    return { templates, count: templates.length }
  },

  listSuperCompanies({ world, input, caller }) {
    const matches = createTextFilter(input.filter)
    const matchingCompanies = world.companies.filter(({ name }) => matches(name))
    const rows = sortRows(matchingCompanies, input.order ?? 'company_name asc', {
      company_name: ({ name }) => createNameKey(name),
      created: ({ created }) => created,
    })
    const companies = slicePage(rows, input).map((row) => toCompanyView(world, row, caller.person))
    return { companies, count: rows.length }
  },
}
