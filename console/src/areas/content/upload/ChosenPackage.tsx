import { observer } from 'mobx-react-lite'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { ProgressBar } from '../../../ui/figures/ProgressBar.tsx'
import { DropZone } from '../../../ui/files/DropZone.tsx'
import { FileButton } from '../../../ui/files/FileButton.tsx'
import { useField } from '../../../ui/form/useField.ts'
import { WrapRow } from '../../../ui/layout.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { formatFileSize } from './fileSize.ts'
import type { PackageReading } from './PackageReading.ts'
import { PackageReport } from './PackageReport.tsx'
import type { PackageValues } from './packageValues.ts'

type Props = {
  control: Control<PackageValues>
  reading: PackageReading
  hint: string
  onFile: (file: File) => void
  onClear: () => void
}

const acceptedExtension = '.zip'

export const ChosenPackage = observer(function ChosenPackage(props: Props) {
  const { control, reading, hint, onFile, onClear } = props
  const { t } = useTranslation()
  const { error, inputRef } = useField(control, 'package').box
  const { file, share, failure } = reading
  const problem = failure ?? (error && `${error}\n${t('packages.chooseFirst')}`)
  if (!file || failure !== undefined) {
    return (
      <DropZone
        label={t('packages.package')}
        accept={acceptedExtension}
        hint={hint}
        onFile={onFile}
        error={problem}
        buttonRef={inputRef}
      />
    )
  }
  const isReading = share !== undefined
  return (
    <>
      <WrapRow>
        <span style={{ flex: '1 1 12.5rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          {file.name} <MutedText>{formatFileSize(t, file.size)}</MutedText>
        </span>
        {isReading ? (
          <ActionButton
            action={{ key: 'stop', label: t('packages.stopReading'), onRun: onClear }}
            size="small"
          />
        ) : (
          <FileButton
            label={t('packages.otherFile')}
            fileLabel={t('packages.package')}
            accept={acceptedExtension}
            onFile={onFile}
            size="small"
          />
        )}
      </WrapRow>
      {isReading && <ProgressBar isWork label={t('packages.reading')} percent={share * 100} />}
      <PackageReport reading={reading} />
    </>
  )
})
