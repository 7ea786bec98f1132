import { late } from '../../ui/late.tsx'

export const AddManagerDialog = late(async () => (await import('./AddManagerDialog.tsx')).AddManagerDialog)
