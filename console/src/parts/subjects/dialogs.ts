import { loadTexts } from '../../lib/texts.ts'
import { late } from '../../ui/late.tsx'

/** Any subject as those see it who get it, in any of its languages, with its questions and the company's notes. */
export const SubjectPreview = late(async () => {
  const [{ SubjectPreview: Dialog }] = await Promise.all([
    import('./SubjectPreview.tsx'),
    loadTexts('subjects'),
  ])
  return Dialog
})
