import { canGiveCertificates, getCompanyName } from '@heed/contracts'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../../app/files/ExportButton.tsx'
import { useExportName } from '../../../app/files/useExportName.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { downloadBlob } from '../../../lib/files/download.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { Stack, WrapRow } from '../../../ui/layout.ts'
import { useMutation } from '../../../ui/useMutation.ts'
import { CompanySettingsStore } from './CompanySettingsStore.ts'

const lostDataKinds = ['names', 'activity', 'reports', 'attendance', 'certificates'] as const

export const AnonymousDialog = observer(function AnonymousDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const root = useRoot()
  const company = useCompany()
  const store = useCompanyStore(CompanySettingsStore)
  const [isTicked, setTicked] = useState(false)
  const change = useMutation()
  const hasCertificates = canGiveCertificates(company)
  const fileName = useExportName()(t('settings.logging.fileName')).replace(/csv$/, 'zip')
  const { company_id: companyId, users_total: count } = company
  const saveTracked = async () => {
    const { session, formats } = root
    const query = { token: session.token ?? '', zone: formats.zone, hasCertificates }
    downloadBlob(fileName, await store.createTrackedZip(query))
  }
  const run = () =>
    change.run(async () => {
      await store.makeAnonymous()
      await root.session.reloadCompany()
      root.notices.show('success', t('settings.logging.done', { company: getCompanyName(company) }))
      onClose()
    })
  return (
    <FormDialog
      open
      danger
      title={t('settings.logging.askTitle')}
      company={getCompanyName(company)}
      submitLabel={t('settings.logging.switchOff')}
      command={`heed api companies.switchTrackingAnonymous --companyId ${companyId}`}
      disabledReason={isTicked ? undefined : t('settings.logging.tickFirst')}
      busy={change.pending}
      error={change.failure?.text}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (isTicked) void run()
      }}
    >
      <div>
        <Typography>{t('settings.logging.askText', { count })}</Typography>
        <ul style={{ margin: '8px 0 0', paddingInlineStart: 20 }}>
          {lostDataKinds
            .filter((dataKind) => dataKind !== 'certificates' || hasCertificates)
            .map((dataKind) => (
              <li key={dataKind}>{t(`settings.logging.lost.${dataKind}`)}</li>
            ))}
        </ul>
      </div>
      <Stack style={{ gap: 8 }}>
        <Typography>{t('settings.logging.exportFirst')}</Typography>
        <WrapRow>
          <ExportButton fileName={fileName} total={count} onDownload={saveTracked} />
        </WrapRow>
      </Stack>
      <CheckBox label={t('settings.logging.understood')} checked={isTicked} onChange={setTicked} />
    </FormDialog>
  )
})
