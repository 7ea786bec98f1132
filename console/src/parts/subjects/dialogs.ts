import { createLazyOverlay } from '../../ui/lazyOverlay.tsx'

export const SubjectPreview = createLazyOverlay(
  async () => (await import('./SubjectPreview.tsx')).SubjectPreview,
  {
    texts: ['subjects'],
  },
)
