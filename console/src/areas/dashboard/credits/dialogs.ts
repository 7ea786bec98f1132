import { late } from '../../../ui/late.tsx'

export const AssignDialog = late(async () => (await import('./AssignDialog.tsx')).AssignDialog)
