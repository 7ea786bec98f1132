import * as z from 'zod/mini'

/** Null on the wire means viewer (S0 section 3). */
export const role = { admin: 1, viewer: 2 } as const

export const Role = z.union([z.literal(role.admin), z.literal(role.viewer)])
export type Role = z.infer<typeof Role>

/** Weakest first; each includes the weaker ones within its company (S0 section 6). */
export const accessLevels = ['public', 'user', 'viewer', 'admin', 'partner', 'super'] as const
export type AccessLevel = (typeof accessLevels)[number]
