import { late } from '../../ui/late.tsx'

export const SubjectPreview = late(async () => (await import('./SubjectPreview.tsx')).SubjectPreview, {
  texts: ['subjects'],
})
