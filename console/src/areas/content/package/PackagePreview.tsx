import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { Resource } from '../../../lib/requests/Resource.ts'
import { packageFrameSize, usePackageRatio } from '../../../parts/subjects/packageFrame.ts'
import { DialogHeader } from '../../../ui/dialogs/DialogHeader.tsx'
import { SelectBox } from '../../../ui/form/SelectBox.tsx'
import { MediaFrame } from '../../../ui/media/MediaFrame.tsx'
import { useIsNarrow } from '../../../ui/useNarrow.ts'
import { PackagesStore } from '../upload/PackagesStore.ts'
import { useLanguageName } from '../upload/useLanguageName.ts'
import type { PackageStore } from './PackageStore.ts'

const getMaxWidth = (ratio: number) => `min(100%, calc((100dvh - 320px) * ${String(ratio)}))`

type Props = { store: PackageStore; language: string; onClose: () => void }

export const PackagePreview = observer(function PackagePreview({ store, language, onClose }: Props) {
  const { t } = useTranslation()
  const packages = useCompanyStore(PackagesStore)
  const languageName = useLanguageName()
  const isNarrow = useIsNarrow('md')
  const ratio = usePackageRatio()
  const [selectedLanguage, setSelectedLanguage] = useState(language)
  const [page] = useState(() => new Resource<string>())
  const { scormId, languages } = store
  useEffect(() => {
    page.clear()
    void page.load((signal) => packages.preview(scormId, selectedLanguage, signal))
    return () => page.cancel()
  }, [page, packages, scormId, selectedLanguage])
  const id = useId()
  const name =
    languages.find((translation) => translation.language === selectedLanguage)?.name ??
    store.info.value?.name ??
    ''
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={isNarrow} maxWidth={false}>
      <DialogHeader id={id} title={t('packages.previewOf', { name })} onClose={onClose} />
      <DialogContent
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}
      >
        <div style={{ maxWidth: 280 }}>
          <SelectBox
            label={t('packages.language')}
            value={selectedLanguage}
            onChange={setSelectedLanguage}
            options={languages.map((translation) => ({
              value: translation.language,
              label: languageName(translation.language),
            }))}
          />
        </div>
        <div style={{ width: packageFrameSize.width, maxWidth: getMaxWidth(ratio) }}>
          <MediaFrame
            title={name}
            language={selectedLanguage}
            src={page.value}
            ratio={ratio}
            error={page.error}
            onRetry={() => void page.reload()}
          />
        </div>
      </DialogContent>
    </Dialog>
  )
})
