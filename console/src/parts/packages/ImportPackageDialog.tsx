import { PackageDialog } from './PackageDialog.tsx'
import type { PackageTask } from './packageValues.ts'

const task: PackageTask = { kind: 'import' }

type Props = {
  /** The id of the new package; its page is at `paths.importedContent`. */
  onImported: (scormId: number) => void
  onClose: () => void
}

/** A new package in its first language. */
export function ImportPackageDialog({ onImported, onClose }: Props) {
  return <PackageDialog task={task} onDone={onImported} onClose={onClose} />
}
