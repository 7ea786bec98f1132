import { loadTexts } from '../../lib/texts.ts'
import { late } from '../../ui/late.tsx'

// The code of a dialog is fetched when it is first opened, so that the page itself comes sooner.

export const ImportPackage = late(async () => {
  const [{ ImportPackageDialog }] = await Promise.all([
    import('./ImportPackageDialog.tsx'),
    loadTexts('packages'),
  ])
  return ImportPackageDialog
})
export const PackageDialog = late(async () => (await import('./PackageDialog.tsx')).PackageDialog)
