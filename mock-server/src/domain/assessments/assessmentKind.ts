import { type AssessmentAction, assessmentRefusals, assessmentTotals } from '@heed/contracts'
import { ownValue } from '@heed/contracts/rules/ownValue'
import type { AssessmentRow } from '@heed/fixtures'
import { nameKey } from '../../store/nameKey.ts'
import type { World } from '../../world/World.ts'
import type { CampaignKind } from '../campaigns/CampaignKind.ts'
import { invitationLink } from './delivery/links.ts'
import { remindByHand } from './delivery/remind.ts'
import type { Participant } from './results/participants.ts'
import { getTally } from './results/tally.ts'
import type { ScoredParticipant } from './users.ts'

const personKeys = {
  name: ({ person }: ScoredParticipant) => nameKey(person.name),
  email: ({ person }: ScoredParticipant) => person.email,
  listName: ({ listName }: ScoredParticipant) => nameKey(listName ?? ''),
  completedDate: ({ result }: ScoredParticipant) => result.completed ?? '',
  scorePercent: ({ score }: ScoredParticipant) => score,
  started: ({ result }: ScoredParticipant) => result.started ?? '',
}

export const assessmentKind: CampaignKind<AssessmentRow, Participant, ScoredParticipant> = {
  missing: 'Assessment not found :(',
  rows: ({ campaigns }) => campaigns.assessments,
  companyRows: ({ campaigns }, companyId) => campaigns.assessmentsOfCompany.of(companyId),
  orders: {
    last_updated: ({ updated }) => updated,
    name: ({ name }) => nameKey(name),
    deliveryDate: ({ deliveryDate }) => deliveryDate ?? '',
    due: ({ due }) => due ?? '',
  },
  listIds: ({ lists }) => lists,

  refuse: ({ world }, assessment, action) => refuseAssessment(world, assessment, action),
  // Only scheduled assessments can be stopped, and no one is invited to them yet.
  withdraw: () => undefined,
  remove({ campaigns }, { id }) {
    for (const result of campaigns.resultsOfAssessment.of(id)) campaigns.results.remove(result.id)
    campaigns.assessments.remove(id)
  },

  employee: ({ person }) => person,
  listName: (_world, _row, { listName }) => listName,
  personKey: (_world, _row, field) =>
    ownValue<(one: ScoredParticipant) => string | number | null>(personKeys, field),
  link: (world, assessment, { result }) => invitationLink(world, assessment, result),
  bounceWithin: (assessment) => ({ assessment }),

  reminderChannels: ({ remindersChannel }) => remindersChannel,
  remind: remindByHand,
}

export function refuseAssessment(
  world: World,
  row: AssessmentRow,
  action: AssessmentAction,
  due?: string,
): string | null {
  const { usersTotal, usersFinished } = assessmentTotals(getTally(world, row))
  const context = { isAdmin: true, now: world.clock.instant, recommendations: true, due }
  return assessmentRefusals({ ...row, usersTotal, usersFinished }, context)[action]
}
