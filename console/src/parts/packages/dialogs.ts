import { loadTexts } from '../../lib/texts.ts'
import { late } from '../../ui/late.tsx'

export const ImportPackage = late(async () => {
  const [{ ImportPackageDialog }] = await Promise.all([
    import('./ImportPackageDialog.tsx'),
    loadTexts('packages'),
  ])
  return ImportPackageDialog
})
export const PackageDialog = late(async () => (await import('./PackageDialog.tsx')).PackageDialog)
