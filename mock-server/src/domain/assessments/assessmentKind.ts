import { type AssessmentAction, computeAssessmentTotals, getAssessmentRefusals } from '@heed/contracts'
import { getOwnValue } from '@heed/contracts/rules/ownValue'
import type { AssessmentRow } from '@heed/fixtures'
import { createNameKey } from '../../store/nameKey.ts'
import type { World } from '../../world/World.ts'
import type { CampaignKind } from '../campaigns/CampaignKind.ts'
import { formatInvitationLink } from './delivery/links.ts'
import { sendManualReminders } from './delivery/remind.ts'
import type { Participant } from './results/participants.ts'
import { getTally } from './results/tally.ts'
import type { ScoredParticipant } from './users.ts'

const participantSortKeys = {
  name: ({ person }: ScoredParticipant) => createNameKey(person.name),
  email: ({ person }: ScoredParticipant) => person.email,
  listName: ({ listName }: ScoredParticipant) => createNameKey(listName ?? ''),
  completedDate: ({ result }: ScoredParticipant) => result.completed ?? '',
  scorePercent: ({ score }: ScoredParticipant) => score,
  started: ({ result }: ScoredParticipant) => result.started ?? '',
}

export const assessmentKind: CampaignKind<AssessmentRow, Participant, ScoredParticipant> = {
  notFoundMessage: 'Assessment not found :(',
  rows: ({ campaigns }) => campaigns.assessments,
  companyRows: ({ campaigns }, companyId) => campaigns.assessmentsByCompany.get(companyId),
  sortKeys: {
    last_updated: ({ updated }) => updated,
    name: ({ name }) => createNameKey(name),
    deliveryDate: ({ deliveryDate }) => deliveryDate ?? '',
    due: ({ due }) => due ?? '',
  },
  listIds: ({ lists }) => lists,

  getRefusal: ({ world }, assessment, action) => getAssessmentRefusal(world, assessment, action),
  // Only scheduled assessments can be stopped, and no one is invited to them yet.
  deactivate: () => undefined,
  remove({ campaigns }, { id }) {
    for (const result of campaigns.resultsByAssessment.get(id)) campaigns.results.remove(result.id)
    campaigns.assessments.remove(id)
  },

  employee: ({ person }) => person,
  listName: (_world, _row, { listName }) => listName,
  personKey: (_world, _row, field) =>
    getOwnValue<(participant: ScoredParticipant) => string | number | null>(participantSortKeys, field),
  link: (world, assessment, { result }) => formatInvitationLink(world, assessment, result),
  getBounceCampaign: (assessment) => ({ assessment }),

  reminderChannels: ({ remindersChannel }) => remindersChannel,
  remind: sendManualReminders,
}

export function getAssessmentRefusal(
  world: World,
  row: AssessmentRow,
  action: AssessmentAction,
  due?: string,
): string | null {
  const { usersTotal, usersFinished } = computeAssessmentTotals(getTally(world, row))
  const context = { isAdmin: true, now: world.clock.instant, recommendations: true, due }
  return getAssessmentRefusals({ ...row, usersTotal, usersFinished }, context)[action]
}
