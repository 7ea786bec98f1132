import { campaignStatus, containing } from '@heed/contracts'
import { assessmentView } from '../world/assessments/detailView.ts'
import { invitationLink } from '../world/assessments/links.ts'
import { type ScoredParticipant, type UsersAsked, usersOf, userView } from '../world/assessments/users.ts'
import { assessmentRowView } from '../world/assessments/views.ts'
import { nameKey } from '../world/nameKey.ts'
import { assessmentChanges } from './assessmentChanges.ts'
import { assessmentReminders } from './assessmentReminders.ts'
import { findAssessment, isAdminOf } from './findAssessment.ts'
import type { AreaHandlers } from './handler.ts'
import { ordered, paged } from './paging.ts'
import { putOnList } from './putOnList.ts'
import { invalid } from './refusal.ts'
import { refuseFull } from './refuseFull.ts'
import { selectedBy } from './selection.ts'

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
  scorePercent: ({ score }: ScoredParticipant) => score ?? -1,
  started: ({ result }: ScoredParticipant) => result.started ?? '',
}

export const assessments: AreaHandlers<'assessments'> = {
  list(context) {
    const { world, company, input } = context
    const drafts = input.d === 1 && isAdminOf(context)
    const matches = containing(input.filter)
    const found = world.campaigns.assessmentsOfCompany
      .of(company.id)
      .filter(
        ({ status }) => (drafts || status !== campaignStatus.draft) && status === (input.status ?? status),
      )
      .filter(({ name }) => matches(name))
    const rows = ordered(found, input.order ?? 'last_updated desc', rowOrder)
    return { assessments: paged(rows, input).map((row) => assessmentRowView(world, row)), count: rows.length }
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

  /** Admins see the link of each person too: it opens what is theirs. */
  listUsers(context) {
    const { world, company, input, origin } = context
    const assessment = findAssessment(context)
    refuseScoreRange(input)
    const found = ordered(usersOf(world, company, assessment, input), input.order ?? 'name asc', userOrder)
    const users = paged(found, input).map((user) => ({
      ...userView(user),
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
    const users = ordered(bounced, input.order ?? 'name asc', userOrder).map(({ person, listName }) => ({
      name: person.name,
      email: person.email,
      listName,
    }))
    return { users: paged(users, input), count: users.length }
  },
}

function refuseScoreRange({ minScore = 0, maxScore = 100 }: Pick<UsersAsked, 'minScore' | 'maxScore'>): void {
  if (minScore <= maxScore) return
  throw invalid([{ field: 'maxScore', message: 'Max value must be higher than min value.' }])
}
