import { createLazyOverlay } from '../../ui/late.tsx'

export const SubjectPreview = createLazyOverlay(
  async () => (await import('./SubjectPreview.tsx')).SubjectPreview,
  {
    texts: ['subjects'],
  },
)
