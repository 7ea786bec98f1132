import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { PackageDialog } from './PackageDialog.tsx'
import type { PackageTask } from './packageValues.ts'

const task: PackageTask = { kind: 'import' }

type Props = {
  onImported: (scormId: number) => void
  onClose: () => void
}

export function ImportPackageDialog({ onImported, onClose }: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const handleDone = (scormId: number) => {
    notices.show('success', t('packages.imported'))
    onImported(scormId)
  }
  return <PackageDialog task={task} onDone={handleDone} onClose={onClose} />
}
