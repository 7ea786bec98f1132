import * as z from 'zod/mini'

export const integrationTypes = ['slack', 'azure', 'teams', 'google', 'azuresso'] as const
export const IntegrationType = z.enum(integrationTypes)
export type IntegrationType = z.infer<typeof IntegrationType>
