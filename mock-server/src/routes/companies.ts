import { companyView } from '../world/views.ts'
import type { AreaHandlers } from './handler.ts'

export const companies: AreaHandlers<'companies'> = {
  /** Those the caller is a manager of by name; a partner's customers are not among them (S0 section 4). */
  listMine({ world, caller }) {
    const mine = world.membershipsOfPerson
      .of(caller.person.id)
      .flatMap(({ companyId }) => world.companies.get(companyId) ?? [])
      .map((company) => companyView(world, company, caller.person))
    return { companies: mine, count: mine.length }
  },

  get: ({ world, company, caller }) => companyView(world, company, caller.person),
}
