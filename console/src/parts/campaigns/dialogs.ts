import { loadTexts } from '../../lib/texts.ts'
import { late } from '../../ui/late.tsx'

export const BouncedDialog = late(async () => (await import('./bounced/BouncedDialog.tsx')).BouncedDialog)
export const PeopleDialog = late(async () => {
  const [{ PeopleDialog: Dialog }] = await Promise.all([
    import('./people/PeopleDialog.tsx'),
    loadTexts('employees'),
  ])
  return Dialog
})
export const DownloadDialog = late(async () => (await import('./download/DownloadDialog.tsx')).DownloadDialog)
export const RenameDialog = late(async () => (await import('./rename/RenameDialog.tsx')).RenameDialog)
export const RemindDialog = late(async () => (await import('./reminding/RemindDialog.tsx')).RemindDialog)
export const TrainingPreviewDialog = late(async () => {
  const [{ TrainingPreviewDialog: Dialog }] = await Promise.all([
    import('./preview/TrainingPreviewDialog.tsx'),
    loadTexts('campaigns'),
  ])
  return Dialog
})
export const AssessmentPreviewDialog = late(async () => {
  const [{ AssessmentPreviewDialog: Dialog }] = await Promise.all([
    import('./preview/AssessmentPreviewDialog.tsx'),
    loadTexts('campaigns'),
  ])
  return Dialog
})
