import { loadTexts } from '../../lib/texts.ts'
import { createLazyOverlay } from '../../ui/lazyOverlay.tsx'

export const PeopleDialog = createLazyOverlay(async () => {
  const [{ PeopleDialog: Dialog }] = await Promise.all([
    import('./people/PeopleDialog.tsx'),
    loadTexts('employees'),
  ])
  return Dialog
})
export const DownloadDialog = createLazyOverlay(
  async () => (await import('./download/DownloadDialog.tsx')).DownloadDialog,
)
export const TrainingPreviewDialog = createLazyOverlay(async () => {
  const [{ TrainingPreviewDialog: Dialog }] = await Promise.all([
    import('./preview/TrainingPreviewDialog.tsx'),
    loadTexts('campaigns'),
  ])
  return Dialog
})
export const AssessmentPreviewDialog = createLazyOverlay(async () => {
  const [{ AssessmentPreviewDialog: Dialog }] = await Promise.all([
    import('./preview/AssessmentPreviewDialog.tsx'),
    loadTexts('campaigns'),
  ])
  return Dialog
})
