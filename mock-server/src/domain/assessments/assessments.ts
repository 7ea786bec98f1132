import type { Api, Input } from '@heed/contracts'
import type { AssessmentRow } from '@heed/fixtures'
import type { AreaHandlers } from '../../calls/handler.ts'
import { createInvalidInputError } from '../../calls/refusal.ts'
import { getCampaignCaller } from '../campaigns/findCampaign.ts'
import {
  createOverlapFilter,
  isInPeriod,
  listCampaigns,
  listLatestCampaigns,
} from '../campaigns/listCampaigns.ts'
import { addPeopleToList, listBounced, listPeople } from '../campaigns/listPeople.ts'
import { assessmentChanges } from './assessmentChanges.ts'
import { assessmentKind } from './assessmentKind.ts'
import { assessmentReminders } from './assessmentReminders.ts'
import { toAssessmentView } from './detailView.ts'
import { findAssessment } from './findAssessment.ts'
import { getAreas } from './results/questions.ts'
import { selectUsers, toAssessmentUserView, type UsersFilter } from './users.ts'
import { toAssessmentRowView } from './views.ts'

export const assessments: AreaHandlers<'assessments'> = {
  list(context) {
    const { pageRows, ...counts } = listCampaigns(assessmentKind, context, createFilter(context.input))
    return { assessments: pageRows.map((row) => toAssessmentRowView(context.world, row)), ...counts }
  },

  latest(context) {
    const rows = listLatestCampaigns(assessmentKind, context).slice(0, context.input.n)
    return { assessments: rows.map((row) => toAssessmentRowView(context.world, row)) }
  },

  get: (context) => toAssessmentView({ ...context, ...getCampaignCaller(context) }, findAssessment(context)),

  ...assessmentChanges,
  ...assessmentReminders,

  addUsersToList(context) {
    const { world, company, input } = context
    const assessment = findAssessment(context)
    rejectInvalidScoreRange(input)
    const filters = input.selection.allSelected ? input : {}
    return addPeopleToList(assessmentKind, context, () => selectUsers(world, company, assessment, filters))
  },

  listUsers(context) {
    const { world, company, input } = context
    const assessment = findAssessment(context)
    rejectInvalidScoreRange(input)
    const users = selectUsers(world, company, assessment, input)
    return listPeople(assessmentKind, context, assessment, users, (user) =>
      toAssessmentUserView(assessment, user),
    )
  },

  listBouncedUsers(context) {
    const { world, company, input } = context
    const assessment = findAssessment(context)
    const users = selectUsers(world, company, assessment, { query: input.filter })
    const bouncedUsers = users.filter(({ result }) => result.bounced !== null)
    return listBounced(assessmentKind, context, assessment, bouncedUsers)
  },
}

function rejectInvalidScoreRange({
  minScore = 0,
  maxScore = 100,
}: Pick<UsersFilter, 'minScore' | 'maxScore'>): void {
  if (minScore <= maxScore) return
  throw createInvalidInputError([{ field: 'maxScore', message: 'Max value must be higher than min value.' }])
}

type ListFilters = Pick<
  Input<Api['assessments']['list']>,
  'packaged' | 'threatArea' | 'deliveryDateFrom' | 'deliveryDateTo' | 'dueFrom' | 'dueTo'
>

function createFilter(filters: ListFilters): (row: AssessmentRow) => boolean {
  const matchesThreatArea = createOverlapFilter(filters.threatArea)
  return (row) =>
    (filters.packaged === undefined || row.isScorm === (filters.packaged === 1)) &&
    matchesThreatArea(getAreas(row)) &&
    isInPeriod(row.deliveryDate, filters.deliveryDateFrom, filters.deliveryDateTo) &&
    isInPeriod(row.due, filters.dueFrom, filters.dueTo)
}
