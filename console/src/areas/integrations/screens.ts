import type { Screen } from '../../app/screen.ts'

/** What a company is connected with (S1, "Integrations view"). */
export const integrationsScreens: readonly Screen[] = []
