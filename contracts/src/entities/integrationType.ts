import * as z from 'zod/mini'

/** The outside services a company can be connected to (S0 section 3). */
export const integrationTypes = ['slack', 'azure', 'teams', 'google', 'azuresso'] as const
export const IntegrationType = z.enum(integrationTypes)
export type IntegrationType = z.infer<typeof IntegrationType>
