import Download from 'virtual:icon/FileDownloadOutlined'
import { findTitleLanguage, getTranslatedTitle, type ResourceContent, selectLanguage } from '@heed/contracts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { Tags } from '../../../ui/badges/Tag.tsx'
import { DialogHeader } from '../../../ui/dialogs/DialogHeader.tsx'
import { SelectBox } from '../../../ui/form/SelectBox.tsx'
import { Stack } from '../../../ui/layout.ts'
import { ImagePreview } from '../../../ui/media/ImagePreview.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { useIsNarrow } from '../../../ui/useNarrow.ts'

const WIDE_RATIO = 4 / 3
const NARROW_RATIO = 3 / 4

type Props = {
  material: ResourceContent
  language?: string | undefined
  onClose: () => void
}

export const MaterialPreview = observer(function MaterialPreview({ material, language, onClose }: Props) {
  const { t } = useTranslation()
  const company = useCompany()
  const { languages } = useRoot()
  const isNarrow = useIsNarrow('sm')
  const id = useId()
  const { description, image, tags, files = {} } = material
  const options = languages.choices(Object.keys(files))
  const [selectedLanguage, setSelectedLanguage] = useState(() =>
    findFirst(Object.keys(files), [selectLanguage(company, language), 'en']),
  )
  const file = files[selectedLanguage]
  const title = getTranslatedTitle(material, selectedLanguage)
  const titleLanguage = findTitleLanguage({ ...material, title }, selectedLanguage)
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={isNarrow} fullWidth maxWidth="sm">
      <DialogHeader id={id} title={<span lang={titleLanguage}>{title}</span>} onClose={onClose} />
      <DialogContent>
        <Stack>
          <ImagePreview
            alt={title}
            language={titleLanguage}
            src={file?.file ?? image ?? undefined}
            ratio={isNarrow ? NARROW_RATIO : WIDE_RATIO}
          />
          <Typography lang={findTitleLanguage(material, null)}>{description}</Typography>
          <Tags labels={tags} />
          {options.length > 0 && (
            <SelectBox
              label={t('materials.language')}
              value={selectedLanguage}
              options={options}
              onChange={setSelectedLanguage}
              helper={file?.originalName}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        {file ? (
          <>
            <Button href={file.file} target="_blank" rel="noopener">
              {t('materials.print')}
            </Button>
            <Button
              variant="contained"
              color="primary"
              startIcon={<Download />}
              href={file.file}
              download={file.originalName}
            >
              {t('materials.download', { format: getFileFormat(file.originalName) })}
            </Button>
          </>
        ) : (
          <MutedText>{t('materials.noFile')}</MutedText>
        )}
      </DialogActions>
    </Dialog>
  )
})

const findFirst = (codes: readonly string[], preferredCodes: readonly string[]): string =>
  preferredCodes.find((code) => codes.includes(code)) ?? codes[0] ?? ''

const getFileFormat = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toUpperCase() ?? ''
