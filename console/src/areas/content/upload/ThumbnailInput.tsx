import ImageOutlined from 'virtual:icon/ImageOutlined'
import { getThumbnailProblem, thumbnailMaxBytes } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { canDecodeImage, readDataUrl } from '../../../lib/files/readPicture.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { DropZone } from '../../../ui/files/DropZone.tsx'
import { GroupFrame } from '../../../ui/form/GroupFrame.tsx'
import { useField } from '../../../ui/form/useField.ts'
import { useFieldBox } from '../../../ui/form/useFieldBox.ts'
import { WrapRow } from '../../../ui/layout.ts'
import { radiiPx } from '../../../ui/theme/tokens.ts'
import type { PackageValues } from './packageValues.ts'

const Picture = styled('div')(({ theme }) => ({
  width: 240,
  maxWidth: '100%',
  aspectRatio: '4 / 3',
  marginBottom: 8,
  overflow: 'hidden',
  borderRadius: radiiPx.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.subtle,
  display: 'grid',
  placeItems: 'center',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}))

type Props = { control: Control<PackageValues>; savedAddress: string | null }

export function ThumbnailInput({ control, savedAddress }: Props) {
  const { t } = useTranslation()
  const { value, box } = useField(control, 'thumbnail')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [brokenAddress, setBrokenAddress] = useState<string | undefined>(undefined)
  const label = t('packages.thumbnail')
  const { frame } = useFieldBox({ label, error: box.error })
  const address = useDataUrl(value) ?? (value ? undefined : (savedAddress ?? undefined))
  const handleFile = async (file: File) => {
    const newProblem =
      getThumbnailProblem(file) ?? ((await canDecodeImage(file)) ? undefined : describeBrokenPicture(file))
    setProblem(newProblem)
    if (newProblem === undefined) box.onChange(file)
  }
  return (
    <GroupFrame {...frame}>
      {address !== undefined && (
        <Picture>
          {brokenAddress === address ? (
            <ImageOutlined aria-label={t('packages.thumbnailPreview')} role="img" />
          ) : (
            <img
              src={address}
              alt={t('packages.thumbnailPreview')}
              onError={() => setBrokenAddress(address)}
            />
          )}
        </Picture>
      )}
      {value ? (
        <WrapRow>
          <ActionButton
            action={{
              key: 'remove',
              label: t('packages.removeThumbnail'),
              onRun: () => box.onChange(undefined),
            }}
            size="small"
          />
        </WrapRow>
      ) : (
        <DropZone
          label={label}
          accept="image/png,image/jpeg"
          hint={t('packages.thumbnailHint')}
          onFile={(file) => void handleFile(file)}
          error={problem}
        />
      )}
    </GroupFrame>
  )
}

const describeBrokenPicture = ({ name }: File): string =>
  getThumbnailProblem({ name, type: '', size: thumbnailMaxBytes }) ?? name

function useDataUrl(file: File | undefined): string | undefined {
  const [loadedImage, setLoadedImage] = useState<{ file: File; address: string } | undefined>(undefined)
  useEffect(() => {
    if (!file) return undefined
    let isCancelled = false
    void readDataUrl(file).then((address) => isCancelled || setLoadedImage({ file, address }))
    return () => {
      isCancelled = true
    }
  }, [file])
  return loadedImage?.file === file ? loadedImage?.address : undefined
}
