import { late } from '../../../ui/late.tsx'

export const FilterDialog = late(async () => (await import('./FilterDialog.tsx')).FilterDialog)
