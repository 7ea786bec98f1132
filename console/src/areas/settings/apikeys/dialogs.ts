import { late } from '../../../ui/late.tsx'

export const NewKeyDialog = late(async () => (await import('./NewKeyDialog.tsx')).NewKeyDialog)
