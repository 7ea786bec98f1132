import * as z from 'zod/mini'

const Count = z.looseObject({ value: z.int(), users: z.int() })
const Campaigns = z.looseObject({ active: Count, completed: Count })

/** Campaigns of a company at a glance: how many, and how many people they reach (S2 section 3). */
export const DashboardStatus = z.looseObject({ trainings: Campaigns, assessments: Campaigns })
export type DashboardStatus = z.infer<typeof DashboardStatus>
