import type { Bounce, Selection } from '@heed/contracts'
import { slicePage, sortRows } from '../../calls/paging.ts'
import { createSelectionFilter } from '../../calls/selection.ts'
import { putOnList } from '../lists/putOnList.ts'
import { requireFreeSeat } from '../lists/seatLimits.ts'
import { findBounce } from './bounces.ts'
import type { CampaignContext, CampaignPeople, CampaignRow } from './CampaignKind.ts'
import { campaignCaller } from './findCampaign.ts'

interface PageAsked {
  p?: number | undefined
  n?: number | undefined
  order?: string | undefined
}

type Listing = CampaignContext & { input: PageAsked }

export function pageOfPeople<Row extends CampaignRow, Person extends { id: number }>(
  kind: CampaignPeople<Row, Person>,
  { world, input }: Listing,
  row: Row,
  people: readonly Person[],
): Person[] {
  const { order = 'name asc' } = input
  const [field = 'name'] = order.split(' ')
  const key = kind.personKey(world, row, field)
  return slicePage(sortRows(people, order, key ? { [field]: key } : {}), input)
}

/** Only admins get the links that open employees' pages. */
export function listPeople<Row extends CampaignRow, Person extends { id: number }, View extends object>(
  kind: CampaignPeople<Row, Person>,
  asking: Listing,
  row: Row,
  people: readonly Person[],
  view: (person: Person) => View,
): { users: (View & { access_link?: string })[]; count: number } {
  const { world, origin } = asking
  const { isAdmin } = campaignCaller(asking)
  const users = pageOfPeople(kind, asking, row, people).map((person) => ({
    ...view(person),
    ...(isAdmin ? { access_link: `${origin}${kind.link(world, row, person)}` } : {}),
  }))
  return { users, count: people.length }
}

type BouncedUser = {
  name: string
  email: string
  listName: string | null
  bounce?: Bounce
}

export function listBounced<Row extends CampaignRow, Person extends { id: number }>(
  kind: CampaignPeople<Row, Person>,
  asking: Listing,
  row: Row,
  people: readonly Person[],
): { users: BouncedUser[]; count: number } {
  const { world, company } = asking
  const users = pageOfPeople(kind, asking, row, people).map((person) => {
    const employee = kind.employee(person)
    const { name, email } = employee
    const bounce = findBounce(world, company, employee, kind.bounceWithin(row))
    return { name, email, listName: kind.listName(world, row, person), ...(bounce && { bounce }) }
  })
  return { users, count: people.length }
}

interface ListAsked {
  selection?: Selection | undefined
  targetListId?: number | undefined
  targetListName?: string | undefined
}

export function putPeopleOnList<Person>(
  kind: Pick<CampaignPeople<CampaignRow, Person>, 'employee'>,
  { world, company, input }: Pick<CampaignContext, 'world' | 'company'> & { input: ListAsked },
  find: () => readonly Person[],
) {
  requireFreeSeat(world, company)
  const people = find().map((person) => kind.employee(person))
  return putOnList(world, company, people.filter(createSelectionFilter(input.selection)), input)
}
