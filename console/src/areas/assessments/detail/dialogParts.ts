import { late } from '../../../ui/late.tsx'

export const RestartDialog = late(async () => (await import('./RestartDialog.tsx')).RestartDialog)
