import type { Company } from '@heed/contracts'
import type { World } from '../../../world/World.ts'

export function listManagerViews(
  world: World,
  companyId: number,
  { asSuper = false } = {},
): NonNullable<Company['managers']> {
  return world.membershipsByCompany
    .get(companyId)
    .flatMap(({ personId, created, billing, ...membership }) => {
      const person = world.people.get(personId)
      if (!person) return []
      const { email, name } = person
      return [{ ...(asSuper && { _id: personId }), email, name, role: membership.role, created, billing }]
    })
}
