import { getCompanyName, type PackageFormat, packageFormats } from '@heed/contracts'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { saveFile } from '../../../lib/files/saveFile.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { RadioGroupBox } from '../../../ui/form/RadioGroupBox.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { PackageZips } from './PackageZips.ts'

const formats = Object.entries(packageFormats).map(([value, label]) => ({ value, label }))

const formatDownloadCommand = (
  companyId: number,
  { name, uniqueId }: Props['campaign'],
  format: string,
): string =>
  `heed api packages.download --companyId ${String(companyId)} --uniqueId ${uniqueId} --format ${format} --out ${quoteShellWord(`${name}.zip`)}`

type Props = { campaign: { name: string; uniqueId: string }; onClose: () => void }

export const DownloadDialog = observer(function DownloadDialog({ campaign, onClose }: Props) {
  const { t } = useTranslation()
  const company = useCompany()
  const { session } = useRoot()
  const store = useCompanyStore(PackageZips)
  const [format, setFormat] = useState<PackageFormat>('scorm2004')
  const saveMutation = useMutation()
  const save = async () => {
    const zip = await store.download(campaign.uniqueId, format, session.token ?? '')
    saveFile(`${campaign.name}.zip`, zip)
    onClose()
  }
  return (
    <FormDialog
      open
      size="xs"
      title={t('campaigns.download.title', { name: campaign.name })}
      company={getCompanyName(company)}
      submitLabel={t('campaigns.download.now')}
      command={formatDownloadCommand(company.company_id, campaign, format)}
      busy={saveMutation.pending}
      error={saveMutation.failure?.text}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        void saveMutation.run(save)
      }}
    >
      <RadioGroupBox
        label={t('campaigns.download.format')}
        value={format}
        onChange={(value) => setFormat(value as PackageFormat)}
        options={formats}
      />
    </FormDialog>
  )
})
