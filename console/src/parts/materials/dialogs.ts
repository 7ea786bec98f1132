import { loadTexts } from '../../lib/texts.ts'
import { late } from '../../ui/late.tsx'

export const MaterialPreview = late(async () => {
  const [{ MaterialPreview: Dialog }] = await Promise.all([
    import('./MaterialPreview.tsx'),
    loadTexts('materials'),
  ])
  return Dialog
})
