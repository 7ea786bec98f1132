import { companyName, type PackageFormat, packageFormats } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, useRoot } from '../../../app/RootContext.tsx'
import { download } from '../../../lib/download.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { RadioGroupBox } from '../../../ui/form/RadioGroupBox.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { TrainingActionsStore } from './TrainingActionsStore.ts'
import type { ActedTraining } from './useTrainingActions.tsx'

const formats = Object.entries(packageFormats).map(([value, label]) => ({ value, label }))

type Props = { training: Pick<ActedTraining, 'name' | 'uniqueId'>; onClose: () => void }

/** A packaged training as the zip that a learning system takes (S1 section 9). */
export const DownloadDialog = observer(function DownloadDialog({ training, onClose }: Props) {
  const { t } = useTranslation()
  const company = useCompany()
  const { session } = useRoot()
  const store = useCompanyStore(TrainingActionsStore)
  const [format, setFormat] = useState<PackageFormat>('scorm2004')
  const saving = useMutation()
  const save = async () => {
    const { bytes, type, name } = await store.download(training.uniqueId, format, session.token ?? '')
    download(name ?? `${training.name}.zip`, new Blob([bytes as BlobPart], { type }))
    onClose()
  }
  return (
    <FormDialog
      open
      size="xs"
      title={t('trainings.downloadTitle', { name: training.name })}
      company={companyName(company)}
      submitLabel={t('trainings.downloadZip')}
      busy={saving.pending}
      error={saving.failure?.text}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        void saving.run(save)
      }}
    >
      <RadioGroupBox
        label={t('trainings.format')}
        value={format}
        onChange={(value) => setFormat(value as PackageFormat)}
        options={formats}
      />
    </FormDialog>
  )
})
