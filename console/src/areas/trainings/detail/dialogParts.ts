import { late } from '../../../ui/late.tsx'

export const RenameDialog = late(async () => (await import('./RenameDialog.tsx')).RenameDialog)
