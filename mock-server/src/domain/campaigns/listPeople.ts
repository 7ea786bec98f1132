import type { Bounce, Selection } from '@heed/contracts'
import { slicePage, sortRows } from '../../calls/paging.ts'
import { createSelectionFilter } from '../../calls/selection.ts'
import { addToList } from '../lists/putOnList.ts'
import { requireFreeSeat } from '../lists/seatLimits.ts'
import { findBounce } from './bounces.ts'
import type { CampaignContext, CampaignPeopleMethods, CampaignRow } from './CampaignKind.ts'
import { getCampaignCaller } from './findCampaign.ts'

interface PageInput {
  p?: number | undefined
  n?: number | undefined
  order?: string | undefined
}

type ListingContext = CampaignContext & { input: PageInput }

export function selectPeoplePage<Row extends CampaignRow, Person extends { id: number }>(
  kind: CampaignPeopleMethods<Row, Person>,
  { world, input }: ListingContext,
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
  kind: CampaignPeopleMethods<Row, Person>,
  listing: ListingContext,
  row: Row,
  people: readonly Person[],
  toView: (person: Person) => View,
): { users: (View & { access_link?: string })[]; count: number } {
  const { world, origin } = listing
  const { isAdmin } = getCampaignCaller(listing)
  const users = selectPeoplePage(kind, listing, row, people).map((person) => ({
    ...toView(person),
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
  kind: CampaignPeopleMethods<Row, Person>,
  listing: ListingContext,
  row: Row,
  people: readonly Person[],
): { users: BouncedUser[]; count: number } {
  const { world, company } = listing
  const users = selectPeoplePage(kind, listing, row, people).map((person) => {
    const employee = kind.employee(person)
    const { name, email } = employee
    const bounce = findBounce(world, company, employee, kind.getBounceCampaign(row))
    return { name, email, listName: kind.listName(world, row, person), ...(bounce && { bounce }) }
  })
  return { users, count: people.length }
}

interface AddToListInput {
  selection?: Selection | undefined
  targetListId?: number | undefined
  targetListName?: string | undefined
}

export function addPeopleToList<Person>(
  kind: Pick<CampaignPeopleMethods<CampaignRow, Person>, 'employee'>,
  { world, company, input }: Pick<CampaignContext, 'world' | 'company'> & { input: AddToListInput },
  findPeople: () => readonly Person[],
) {
  requireFreeSeat(world, company)
  const people = findPeople().map((person) => kind.employee(person))
  return addToList(world, company, people.filter(createSelectionFilter(input.selection)), input)
}
