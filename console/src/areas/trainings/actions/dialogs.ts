import { late } from '../../../ui/late.tsx'

export const DownloadDialog = late(async () => (await import('./DownloadDialog.tsx')).DownloadDialog)
