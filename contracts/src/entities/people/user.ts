import * as z from 'zod/mini'
import { Id, Instant, nameText, Secret } from '../primitives.ts'

export const PartnerAccount = z.looseObject({ id: Id, name: z.string() })
export type PartnerAccount = z.infer<typeof PartnerAccount>

/** A credit that its owner hasn't used for a company yet (S0 section 5). */
export const UnassignedPackage = z.looseObject({
  package_id: Id,
  package_name: z.string(),
  package_users: z.int(),
  valid_to: z.nullable(Instant),
})
export type UnassignedPackage = z.infer<typeof UnassignedPackage>

/** The signed-in person; a partner admin if `superForAccounts` isn't empty (S0 section 3). */
export const User = z.looseObject({
  _id: z.string().check(z.minLength(1)),
  name: z.string(),
  email: z.string(),
  created: Instant,
  permissions: z.array(z.string()),
  superForAccounts: z.array(PartnerAccount),
  super_admin: z.optional(z.boolean()),
  unassignedPackages: z.optional(z.array(UnassignedPackage)),
  csrf: z.optional(Secret),
  /** The super admin who is acting as this person (S0 section 6). */
  impersonator: z.optional(z.looseObject({ name: z.string(), email: z.string() })),
})
export type User = z.infer<typeof User>

export const UserName = nameText(1, 100, 'You need to enter some information to save')

export const Principal = z.looseObject({
  id: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
})
