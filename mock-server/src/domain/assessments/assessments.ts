import { type Api, campaignStatus, containing, type Input } from '@heed/contracts'
import type { AssessmentRow } from '@heed/fixtures'
import type { AreaHandlers } from '../../calls/handler.ts'
import { ordered, paged } from '../../calls/paging.ts'
import { invalid } from '../../calls/refusal.ts'
import { selectedBy } from '../../calls/selection.ts'
import { nameKey } from '../../store/nameKey.ts'
import { bounceOf } from '../campaigns/bounces.ts'
import { countsOf, hasAnyOf, isBetween } from '../campaigns/campaignSearch.ts'
import { putOnList } from '../lists/putOnList.ts'
import { refuseFull } from '../lists/refuseFull.ts'
import { assessmentChanges } from './assessmentChanges.ts'
import { assessmentReminders } from './assessmentReminders.ts'
import { assessmentView } from './detailView.ts'
import { findAssessment, isAdminOf } from './findAssessment.ts'
import { invitationLink } from './links.ts'
import { areasOf } from './questions.ts'
import { type ScoredParticipant, type UsersAsked, usersOf, userView } from './users.ts'
import { assessmentRowView } from './views.ts'

const rowOrder = {
  last_updated: ({ updated }: { updated: string }) => updated,
  name: ({ name }: { name: string }) => nameKey(name),
  deliveryDate: ({ deliveryDate }: { deliveryDate: string | null }) => deliveryDate ?? '',
  due: ({ due }: { due: string | null }) => due ?? '',
}

const userOrder = {
  name: ({ person }: ScoredParticipant) => nameKey(person.name),
  email: ({ person }: ScoredParticipant) => person.email,
  listName: ({ listName }: ScoredParticipant) => nameKey(listName ?? ''),
  completedDate: ({ result }: ScoredParticipant) => result.completed ?? '',
  scorePercent: ({ score }: ScoredParticipant) => score,
  started: ({ result }: ScoredParticipant) => result.started ?? '',
}

export const assessments: AreaHandlers<'assessments'> = {
  list(context) {
    const { world, company, input } = context
    const drafts = input.d === 1 && isAdminOf(context)
    const found = world.campaigns.assessmentsOfCompany
      .of(company.id)
      .filter(({ status }) => drafts || status !== campaignStatus.draft)
      .filter(isFoundBy(input))
    const rows = found.filter(({ status }) => status === (input.status ?? status))
    const sorted = ordered(rows, input.order ?? 'last_updated desc', rowOrder)
    return {
      assessments: paged(sorted, input).map((row) => assessmentRowView(world, row)),
      count: rows.length,
      counts: countsOf(found),
    }
  },

  latest({ world, company, input }) {
    const begun = world.campaigns.assessmentsOfCompany
      .of(company.id)
      .filter(({ status }) => status !== campaignStatus.draft)
    const rows = ordered(begun, 'last_updated desc', rowOrder).slice(0, input.n)
    return { assessments: rows.map((row) => assessmentRowView(world, row)) }
  },

  get: (context) => assessmentView({ ...context, isAdmin: isAdminOf(context) }, findAssessment(context)),

  ...assessmentChanges,
  ...assessmentReminders,

  addUsersToList(context) {
    const { world, company, input } = context
    const assessment = findAssessment(context)
    refuseScoreRange(input)
    refuseFull(world, company)
    const people = usersOf(world, company, assessment, input.selection.allSelected ? input : {})
      .map(({ person }) => person)
      .filter(selectedBy(input.selection))
    return putOnList(world, company, people, input)
  },

  listUsers(context) {
    const { world, company, input, origin } = context
    const assessment = findAssessment(context)
    refuseScoreRange(input)
    const found = ordered(usersOf(world, company, assessment, input), input.order ?? 'name asc', userOrder)
    const users = paged(found, input).map((user) => ({
      ...userView(assessment, user),
      ...(isAdminOf(context)
        ? { access_link: `${origin}${invitationLink(world, assessment, user.result)}` }
        : {}),
    }))
    return { users, count: found.length }
  },

  listBouncedUsers(context) {
    const { world, company, input } = context
    const assessment = findAssessment(context)
    const bounced = usersOf(world, company, assessment, { query: input.filter }).filter(
      ({ result }) => result.bounced !== null,
    )
    const shown = paged(ordered(bounced, input.order ?? 'name asc', userOrder), input)
    const users = shown.map(({ person, listName }) => {
      const bounce = bounceOf(world, company, person, { assessment })
      return { name: person.name, email: person.email, listName, ...(bounce && { bounce }) }
    })
    return { users, count: bounced.length }
  },
}

function refuseScoreRange({ minScore = 0, maxScore = 100 }: Pick<UsersAsked, 'minScore' | 'maxScore'>): void {
  if (minScore <= maxScore) return
  throw invalid([{ field: 'maxScore', message: 'Max value must be higher than min value.' }])
}

type Asked = Pick<
  Input<Api['assessments']['list']>,
  | 'filter'
  | 'packaged'
  | 'threatArea'
  | 'listId'
  | 'deliveryDateFrom'
  | 'deliveryDateTo'
  | 'dueFrom'
  | 'dueTo'
>

function isFoundBy(asked: Asked): (row: AssessmentRow) => boolean {
  const matches = containing(asked.filter)
  const isOnLists = hasAnyOf(asked.listId)
  const isAbout = hasAnyOf(asked.threatArea)
  return (row) =>
    matches(row.name) &&
    (asked.packaged === undefined || row.isScorm === (asked.packaged === 1)) &&
    isOnLists(row.lists) &&
    isAbout(areasOf(row)) &&
    isBetween(row.deliveryDate, asked.deliveryDateFrom, asked.deliveryDateTo) &&
    isBetween(row.due, asked.dueFrom, asked.dueTo)
}
