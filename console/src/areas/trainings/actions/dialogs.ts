export { DownloadDialog } from '../../../parts/campaigns/dialogs.ts'
