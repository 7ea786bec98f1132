import { late } from '../../../ui/late.tsx'

export const ReportDialog = late(async () => (await import('./ReportDialog.tsx')).ReportDialog)
