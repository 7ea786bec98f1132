import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { DropZone } from '../../ui/DropZone.tsx'
import { Flow } from '../../ui/layout.ts'
import { Muted } from '../../ui/Muted.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { fileSize } from './fileSize.ts'
import type { PackageReading } from './PackageReading.ts'
import { PackageReport } from './PackageReport.tsx'

type Props = {
  reading: PackageReading
  /** What is said where no package is chosen. */
  hint: string
  error: string | undefined
  onFile: (file: File) => void
  onClear: () => void
}

/** Takes a package, reads it here, and says what it is. */
export const ChosenPackage = observer(function ChosenPackage(props: Props) {
  const { reading, hint, error, onFile, onClear } = props
  const { t } = useTranslation()
  const { file, share, failure } = reading
  const problem = failure ?? error
  if (!file || failure !== undefined) {
    return (
      <DropZone label={t('packages.package')} accept=".zip" hint={hint} onFile={onFile} error={problem} />
    )
  }
  const isReading = share !== undefined
  return (
    <>
      <Flow>
        <span style={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {file.name} <Muted>{fileSize(t, file.size)}</Muted>
        </span>
        <ActionButton
          action={{
            key: 'other',
            label: isReading ? t('packages.stopReading') : t('packages.otherFile'),
            onRun: onClear,
          }}
          size="small"
        />
      </Flow>
      {isReading && <ProgressBar label={t('packages.reading')} percent={share * 100} />}
      <PackageReport reading={reading} />
    </>
  )
})
