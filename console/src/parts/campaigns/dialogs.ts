import { loadTexts } from '../../lib/texts.ts'
import { late } from '../../ui/late.tsx'

export const PeopleDialog = late(async () => {
  const [{ PeopleDialog: Dialog }] = await Promise.all([
    import('./people/PeopleDialog.tsx'),
    loadTexts('employees'),
  ])
  return Dialog
})
export const DownloadDialog = late(async () => (await import('./download/DownloadDialog.tsx')).DownloadDialog)
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
