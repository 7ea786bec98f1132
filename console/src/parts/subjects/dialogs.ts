import { loadTexts } from '../../lib/texts.ts'
import { late } from '../../ui/late.tsx'

export const SubjectPreview = late(async () => {
  const [{ SubjectPreview: Dialog }] = await Promise.all([
    import('./SubjectPreview.tsx'),
    loadTexts('subjects'),
  ])
  return Dialog
})
