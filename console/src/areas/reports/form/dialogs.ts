import { late } from '../../../ui/late.tsx'

// The code of a dialog is fetched when it is first opened, so that the page itself comes sooner.

export const ReportDialog = late(async () => (await import('./ReportDialog.tsx')).ReportDialog)
