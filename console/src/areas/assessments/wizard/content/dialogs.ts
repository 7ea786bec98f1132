import { late } from '../../../../ui/late.tsx'

/** Chooses several scenarios from the library. */
export const AddScenarios = late(async () => (await import('./AddScenarios.tsx')).AddScenarios)
