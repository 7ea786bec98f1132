import { loadTexts } from '../../lib/texts.ts'
import { late } from '../../ui/late.tsx'

// The code of a dialog is fetched when it is first opened, so that the page itself comes sooner.

export const MaterialPreview = late(async () => {
  const [{ MaterialPreview: Dialog }] = await Promise.all([
    import('./MaterialPreview.tsx'),
    loadTexts('materials'),
  ])
  return Dialog
})
