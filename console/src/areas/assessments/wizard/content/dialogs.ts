import { late } from '../../../../ui/late.tsx'

export const AddScenarios = late(async () => (await import('./AddScenarios.tsx')).AddScenarios)
