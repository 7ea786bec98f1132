import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { type Picture, readPicture } from '../../../lib/files/readPicture.ts'
import { Announced } from '../../announcer/Announced.tsx'
import { DropZone } from '../../files/DropZone.tsx'
import { useFilePicker } from '../../files/useFilePicker.tsx'
import { WrapRow } from '../../layout.ts'
import { darkTokens, lightTokens, radiiPx } from '../../theme/tokens.ts'
import { getReasonProps } from '../../tooltipProps.ts'
import { useInputTranslation } from '../../useInputTranslation.ts'
import { GroupFrame } from '../GroupFrame.tsx'
import { type BoxFieldProps, type BoxTexts, useFieldBox } from '../useFieldBox.ts'

const PREVIEW_HEIGHT_PX = 120

const Tiles = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, marginBottom: 8 })

const Tile = styled('div', { shouldForwardProp: (name) => name !== 'paper' })<{ paper: string }>(
  ({ theme, paper }) => ({
    display: 'grid',
    placeItems: 'center',
    height: PREVIEW_HEIGHT_PX,
    padding: 12,
    overflow: 'hidden',
    borderRadius: radiiPx.control,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: paper,
    '& img': { maxWidth: '100%', maxHeight: PREVIEW_HEIGHT_PX - 26, objectFit: 'contain' },
  }),
)

export type ImageBoxProps = BoxTexts &
  BoxFieldProps & {
    value: File | string | null
    onChange: (file: File | null) => void
    maxBytes: number
    /** Maximum size in px; larger pictures are scaled down. */
    fit?: { width: number; height: number }
    hint?: string
  }

type MeasuredImage = { address: string; size: { width: number; height: number } }

function useImageSelection({
  value,
  onChange,
  maxBytes,
}: Pick<ImageBoxProps, 'value' | 'onChange' | 'maxBytes'>) {
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [preview, setPreview] = useState<{ file: File; picture: Picture } | undefined>(undefined)
  const picture = preview?.file === value ? preview?.picture : undefined

  useEffect(() => {
    if (!(value instanceof File) || preview?.file === value) return undefined
    let isCancelled = false
    void readPicture(value, maxBytes).then((result) => {
      if (isCancelled) return
      if ('problem' in result) setProblem(result.problem)
      else setPreview({ file: value, picture: result })
    })
    return () => {
      isCancelled = true
    }
  }, [value, preview, maxBytes])

  const selectFile = async (file: File) => {
    const result = await readPicture(file, maxBytes)
    setProblem('problem' in result ? result.problem : undefined)
    if ('problem' in result) return
    setPreview({ file, picture: result })
    onChange(file)
  }
  const remove = () => {
    setProblem(undefined)
    onChange(null)
  }
  return { picture, problem, take: selectFile, remove }
}

type PictureTilesProps = {
  address: string | undefined
  name: string
  onMeasured: (image: MeasuredImage) => void
}

function PictureTiles({ address, name, onMeasured }: PictureTilesProps) {
  const { t } = useInputTranslation()
  return (
    <Tiles>
      {[lightTokens, darkTokens].map(({ paper }) => (
        <Tile key={paper} paper={paper}>
          {address === undefined ? (
            <Skeleton variant="rounded" width="60%" height={PREVIEW_HEIGHT_PX / 2} />
          ) : (
            <img
              src={address}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                onMeasured({ address, size: { width, height } })
              }
              alt={t(paper === lightTokens.paper ? 'inputs.image.onLight' : 'inputs.image.onDark', {
                name,
              })}
            />
          )}
        </Tile>
      ))}
    </Tiles>
  )
}

export function ImageBox({ value, onChange, maxBytes, fit: maxDimensions, hint, ...rest }: ImageBoxProps) {
  const { name: _name, onBlur, inputRef: _inputRef, ...texts } = rest
  const { t } = useInputTranslation()
  const { picture, problem, take: selectFile, remove } = useImageSelection({ value, onChange, maxBytes })
  // A stored picture's size is known only after the picture has been rendered.
  const [seen, setSeen] = useState<MeasuredImage | undefined>(undefined)
  const size = picture ?? (seen?.address === value ? seen?.size : undefined)
  const isTooLarge =
    maxDimensions && size && (size.width > maxDimensions.width || size.height > maxDimensions.height)
  const note = isTooLarge
    ? t('inputs.image.large', { ...maxDimensions, wide: size.width, high: size.height })
    : texts.helper
  const { frame, isStopped } = useFieldBox({ ...texts, helper: <Announced>{note}</Announced> })

  const { open, input } = useFilePicker({
    label: texts.label,
    accept: 'image/png',
    onFiles: (files) => {
      const file = files.item(0)
      if (file && !isStopped) void selectFile(file)
    },
  })
  const address = value instanceof File ? picture?.address : (value ?? undefined)
  return (
    <GroupFrame {...frame} error={frame.error ?? (value === null ? undefined : problem)}>
      {value === null ? (
        <DropZone
          label={texts.label}
          accept="image/png"
          hint={hint ?? t('inputs.image.hint', { kilobytes: Math.round(maxBytes / 1000) })}
          onFile={(file) => void selectFile(file)}
          error={problem}
          disabledReason={texts.disabledReason}
        />
      ) : (
        <>
          <PictureTiles address={address} name={texts.label} onMeasured={setSeen} />
          <WrapRow>
            {input}
            <Button
              {...getReasonProps(texts.disabledReason)}
              size="small"
              aria-disabled={isStopped || undefined}
              onClick={() => {
                if (!isStopped) open()
              }}
            >
              {t('inputs.image.replace', { name: texts.label })}
            </Button>
            <Button
              {...getReasonProps(texts.disabledReason)}
              size="small"
              aria-disabled={isStopped || undefined}
              onBlur={onBlur}
              onClick={() => {
                if (!isStopped) remove()
              }}
            >
              {t('ui.remove', { name: texts.label })}
            </Button>
          </WrapRow>
        </>
      )}
    </GroupFrame>
  )
}
