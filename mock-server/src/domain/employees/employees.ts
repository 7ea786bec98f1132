import { addressRefusal, inListRanges, pageSizeMax, singleSignOnRefusal } from '@heed/contracts'
import { type CompanyRow, type EmployeeRow, firstAddress } from '@heed/fixtures'
import { findEmployee, findList } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { ensureAllowed, invalid, refuseBy } from '../../calls/refusal.ts'
import type { World } from '../../world/World.ts'
import { campaignIdIn } from '../campaigns/findCampaign.ts'
import { refuseKeptElsewhere } from '../lists/lists.ts'
import { putOnList } from '../lists/putOnList.ts'
import { requireFreeSeat } from '../lists/seatLimits.ts'
import { kept } from '../tracking/anonymise.ts'
import { lessonScore } from '../trainings/results/lessons.ts'
import { employeeCampaigns } from './employeeCampaigns.ts'
import { removeFromLists } from './importPlan.ts'
import { employeePage } from './view/employeePage.ts'
import { employeeView } from './view/employeeView.ts'

export const employees: AreaHandlers<'employees'> = {
  list({ world, company, input }) {
    const { minScore = 0, maxScore = 100 } = input
    if (minScore > maxScore) {
      throw invalid([{ field: 'maxScore', message: 'Max value must be higher than min value.' }])
    }
    const scored = minScore > 0 || maxScore < 100
    const test = ({ id }: EmployeeRow) => {
      const score = lessonScore(world.campaigns.lessonsOfEmployee.of(id))
      return score !== null && score >= minScore && score <= maxScore
    }
    const { listRanges } = input
    const listId = [...(input.listId ?? []), ...listsIn(world, company, listRanges)]
    // Ranges that include no lists match no one, but without ranges everyone matches.
    const page =
      listRanges !== undefined && listId.length === 0
        ? { users: [], count: 0 }
        : employeePage(world, company, { ...input, listId, test: scored ? test : undefined })
    const isWhole = !scored && !input.filter && (listRanges !== undefined || listId.length > 1)
    return isWhole ? { ...page, onSeveral: countOnSeveral(world, company, listId) } : page
  },

  search({ world, company, input }) {
    const { users } = employeePage(world, company, { filter: input.filter, p: 0, n: pageSizeMax })
    return { users: users.map(({ email, name }) => ({ email, name })) }
  },

  get: ({ world, company, input }) => employeeView(world, company, findEmployee(world, company, input.email)),

  status: employeeCampaigns.status,

  update({ world, company, input }) {
    const row = findEmployee(world, company, input.currentEmail)
    const email = input.email ?? row.email
    const isTaken = email !== row.email && world.employeesOf(company.id).get(email) !== undefined
    refuseBy('email_taken', addressRefusal(email, isTaken))
    for (const id of input.listsId ?? []) findList(world, company, id)
    if (input.listsId) refuseKeptElsewhere(world, unshared(row.lists, input.listsId))
    const changed = {
      ...row,
      email,
      ...(email !== row.email && { firstEmail: firstAddress(row) }),
      name: input.name?.trim() ?? row.name,
      lists: input.listsId ? [...new Set(input.listsId)] : row.lists,
    }
    const saved = world.employees.put(kept(company, changed))
    return { success: true, user: employeeView(world, company, saved) }
  },

  delete({ world, company, input }) {
    ensureAllowed(singleSignOnRefusal(company))
    const row = findEmployee(world, company, input.email)
    if (input.lists.length === 0 && row.lists.length > 0) {
      throw invalid([{ field: 'lists', message: 'Choose the lists to remove the employee from' }])
    }
    refuseKeptElsewhere(
      world,
      row.lists.filter((id) => input.lists.includes(id)),
    )
    const trainings = new Set((input.trainings ?? []).map(campaignIdIn))
    for (const lesson of world.campaigns.lessonsOfEmployee.of(row.id)) {
      if (trainings.has(lesson.trainingId)) world.campaigns.lessons.remove(lesson.id)
    }
    return { success: true, deleted: removeFromLists(world, row, input.lists) }
  },

  addUsersToList({ world, company, input }) {
    requireFreeSeat(world, company)
    const people = input.emails
      ? input.emails.map((email) => findEmployee(world, company, email))
      : selected(world, company, input)
    return putOnList(world, company, people, input)
  },

  listTrainings: employeeCampaigns.listTrainings,
  listAssessments: employeeCampaigns.listAssessments,
}

function listsIn(world: World, { id }: CompanyRow, ranges: string | undefined): number[] {
  if (ranges === undefined) return []
  const isMeant = inListRanges(ranges)
  return world.listsOfCompany.of(id).flatMap((list) => (isMeant(list.id) ? [list.id] : []))
}

function countOnSeveral(world: World, { id }: CompanyRow, listIds: readonly number[]): number {
  const table = world.employeesOf(id)
  const wanted = new Set(listIds)
  const places = [...wanted].reduce((sum, listId) => sum + table.countOn(listId), 0)
  if (places === 0 || wanted.size < 2) return 0
  let count = 0
  for (const { lists } of table.values()) {
    if (lists.length > 1 && lists.filter((listId) => wanted.has(listId)).length > 1) count++
  }
  return count
}

const unshared = (one: readonly number[], other: readonly number[]): number[] => [
  ...one.filter((id) => !other.includes(id)),
  ...other.filter((id) => !one.includes(id)),
]

interface Selecting {
  selection?: { allSelected: boolean; unCheckedUsers: string[]; checkedUsers: string[] } | undefined
  listId?: number[] | undefined
  filter?: string | undefined
}

function selected(
  world: World,
  company: CompanyRow,
  { selection, listId, filter }: Selecting,
): EmployeeRow[] {
  if (!selection) return []
  if (!selection.allSelected) {
    return selection.checkedUsers.map((email) => findEmployee(world, company, email))
  }
  const unchecked = new Set(selection.unCheckedUsers)
  const { rows } = world.employeesOf(company.id).page({
    filter,
    listIds: listId && listId.length > 0 ? listId : undefined,
    nameHidden: company.anonymousTracking,
    test: ({ email }) => !unchecked.has(email),
  })
  return rows
}
