import { getAddressRefusal, getSingleSignOnRefusal, pageSizeMax, parseListRanges } from '@heed/contracts'
import { type CompanyRow, type EmployeeRow, getOriginalEmail } from '@heed/fixtures'
import { findEmployee, findList } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { createInvalidInputError, ensureAllowed, ensureNoConflict } from '../../calls/refusal.ts'
import type { World } from '../../world/World.ts'
import { parseCampaignId } from '../campaigns/findCampaign.ts'
import { rejectSyncedLists } from '../lists/lists.ts'
import { addToList } from '../lists/putOnList.ts'
import { requireFreeSeat } from '../lists/seatLimits.ts'
import { hideTrackedFields } from '../tracking/anonymise.ts'
import { computeLessonScore } from '../trainings/results/lessons.ts'
import { employeeCampaigns } from './employeeCampaigns.ts'
import { removeFromLists } from './importPlan.ts'
import { getEmployeePage } from './view/employeePage.ts'
import { toEmployeeView } from './view/employeeView.ts'

export const employees: AreaHandlers<'employees'> = {
  list({ world, company, input }) {
    const { minScore = 0, maxScore = 100 } = input
    if (minScore > maxScore) {
      throw createInvalidInputError([
        { field: 'maxScore', message: 'Max value must be higher than min value.' },
      ])
    }
    const hasScoreLimits = minScore > 0 || maxScore < 100
    const matchesScore = ({ id }: EmployeeRow) => {
      const score = computeLessonScore(world.campaigns.lessonsByEmployee.get(id))
      return score !== null && score >= minScore && score <= maxScore
    }
    const { listRanges } = input
    const listId = [...(input.listId ?? []), ...selectListsInRanges(world, company, listRanges)]
    // Ranges that include no lists match no one, but without ranges everyone matches.
    const page =
      listRanges !== undefined && listId.length === 0
        ? { users: [], count: 0 }
        : getEmployeePage(world, company, {
            ...input,
            listId,
            test: hasScoreLimits ? matchesScore : undefined,
          })
    const hasNoFilters = !hasScoreLimits && !input.filter && (listRanges !== undefined || listId.length > 1)
    return hasNoFilters ? { ...page, onSeveral: countOnSeveralLists(world, company, listId) } : page
  },

  search({ world, company, input }) {
    const { users } = getEmployeePage(world, company, { filter: input.filter, p: 0, n: pageSizeMax })
    return { users: users.map(({ email, name }) => ({ email, name })) }
  },

  get: ({ world, company, input }) =>
    toEmployeeView(world, company, findEmployee(world, company, input.email)),

  status: employeeCampaigns.status,

  update({ world, company, input }) {
    const row = findEmployee(world, company, input.currentEmail)
    const email = input.email ?? row.email
    const isEmailTaken = email !== row.email && world.getEmployeeTable(company.id).get(email) !== undefined
    ensureNoConflict('email_taken', getAddressRefusal(email, isEmailTaken))
    for (const id of input.listsId ?? []) findList(world, company, id)
    if (input.listsId) rejectSyncedLists(world, findUnsharedIds(row.lists, input.listsId))
    const updatedRow = {
      ...row,
      email,
      ...(email !== row.email && { firstEmail: getOriginalEmail(row) }),
      name: input.name?.trim() ?? row.name,
      lists: input.listsId ? [...new Set(input.listsId)] : row.lists,
    }
    const savedEmployee = world.employees.put(hideTrackedFields(company, updatedRow))
    return { success: true, user: toEmployeeView(world, company, savedEmployee) }
  },

  delete({ world, company, input }) {
    ensureAllowed(getSingleSignOnRefusal(company))
    const row = findEmployee(world, company, input.email)
    if (input.lists.length === 0 && row.lists.length > 0) {
      throw createInvalidInputError([
        { field: 'lists', message: 'Choose the lists to remove the employee from' },
      ])
    }
    rejectSyncedLists(
      world,
      row.lists.filter((id) => input.lists.includes(id)),
    )
    const trainings = new Set((input.trainings ?? []).map(parseCampaignId))
    for (const lesson of world.campaigns.lessonsByEmployee.get(row.id)) {
      if (trainings.has(lesson.trainingId)) world.campaigns.lessons.remove(lesson.id)
    }
    return { success: true, deleted: removeFromLists(world, row, input.lists) }
  },

  addUsersToList({ world, company, input }) {
    requireFreeSeat(world, company)
    const people = input.emails
      ? input.emails.map((email) => findEmployee(world, company, email))
      : selectEmployees(world, company, input)
    return addToList(world, company, people, input)
  },

  listTrainings: employeeCampaigns.listTrainings,
  listAssessments: employeeCampaigns.listAssessments,
}

function selectListsInRanges(world: World, { id }: CompanyRow, ranges: string | undefined): number[] {
  if (ranges === undefined) return []
  const isInRanges = parseListRanges(ranges)
  return world.listsByCompany.get(id).flatMap((list) => (isInRanges(list.id) ? [list.id] : []))
}

function countOnSeveralLists(world: World, { id }: CompanyRow, listIds: readonly number[]): number {
  const table = world.getEmployeeTable(id)
  const wantedIds = new Set(listIds)
  const membershipCount = [...wantedIds].reduce((sum, listId) => sum + table.countOnList(listId), 0)
  if (membershipCount === 0 || wantedIds.size < 2) return 0
  let count = 0
  for (const { lists } of table.values()) {
    if (lists.length > 1 && lists.filter((listId) => wantedIds.has(listId)).length > 1) count++
  }
  return count
}

const findUnsharedIds = (firstIds: readonly number[], secondIds: readonly number[]): number[] => [
  ...firstIds.filter((id) => !secondIds.includes(id)),
  ...secondIds.filter((id) => !firstIds.includes(id)),
]

interface EmployeeSelection {
  selection?: { allSelected: boolean; unCheckedUsers: string[]; checkedUsers: string[] } | undefined
  listId?: number[] | undefined
  filter?: string | undefined
}

function selectEmployees(
  world: World,
  company: CompanyRow,
  { selection, listId, filter }: EmployeeSelection,
): EmployeeRow[] {
  if (!selection) return []
  if (!selection.allSelected) {
    return selection.checkedUsers.map((email) => findEmployee(world, company, email))
  }
  const uncheckedEmails = new Set(selection.unCheckedUsers)
  const { rows } = world.getEmployeeTable(company.id).page({
    filter,
    listIds: listId && listId.length > 0 ? listId : undefined,
    nameHidden: company.anonymousTracking,
    test: ({ email }) => !uncheckedEmails.has(email),
  })
  return rows
}
