import { type Download, getCompanyName } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { Resource } from '../../../lib/requests/Resource.ts'
import { PaneDialog } from '../../../ui/dialogs/PaneDialog.tsx'
import { SelectBox } from '../../../ui/form/SelectBox.tsx'
import { PdfPreview } from '../../../ui/media/PdfPreview.tsx'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { CompanySettingsStore } from './CompanySettingsStore.ts'

type Props = { isUnsaved: boolean; onClose: () => void }

export const CertificateDialog = observer(function CertificateDialog({ isUnsaved, onClose }: Props) {
  const { t } = useTranslation()
  const { session, languages } = useRoot()
  const company = useCompany()
  const store = useCompanyStore(CompanySettingsStore)
  const [lang, setLang] = useState(company.defaultLanguage ?? 'en')
  const [file] = useState(() => new Resource<Download>())
  const { token = '' } = session
  useEffect(
    () => void file.load((signal) => store.certificate(token, lang, signal)),
    [file, store, token, lang],
  )
  const { value } = file
  const blob = useMemo(
    () => value && new Blob([value.bytes as BlobPart], { type: 'application/pdf' }),
    [value],
  )
  const codes = (company.languages ?? []).map(({ code }) => code)
  return (
    <PaneDialog
      title={t('settings.certificate.dialog')}
      company={getCompanyName(company)}
      onClose={onClose}
      size="lg"
    >
      {isUnsaved && <Banner tone="info">{t('settings.certificate.unsaved')}</Banner>}
      <div style={{ maxWidth: 280 }}>
        <SelectBox
          label={t('settings.language')}
          value={lang}
          onChange={setLang}
          options={languages.choices(codes)}
        />
      </div>
      <PdfPreview
        title={t('settings.certificate.label')}
        fileName={`${t('settings.certificate.title')} (${lang}).pdf`}
        file={file.loading ? undefined : blob}
        error={file.error}
        onRetry={() => void file.reload()}
      />
    </PaneDialog>
  )
})
