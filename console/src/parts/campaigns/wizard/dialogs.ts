import { late } from '../../../ui/late.tsx'

export const NameDialog = late(async () => (await import('./NameDialog.tsx')).NameDialog)
