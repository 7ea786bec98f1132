import { late } from '../../../ui/late.tsx'

export const AddAdminDialog = late(async () => (await import('./AddAdminDialog.tsx')).AddAdminDialog)
