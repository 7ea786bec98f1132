import { late } from '../../../ui/late.tsx'

/** Asks for the name of a campaign that has none yet. */
export const NameDialog = late(async () => (await import('./NameDialog.tsx')).NameDialog)
