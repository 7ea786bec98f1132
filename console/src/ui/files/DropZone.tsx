import UploadFile from 'virtual:icon/UploadFileOutlined'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnouncement } from '../announcer/useAnnouncement.ts'
import { radiiPx } from '../theme/tokens.ts'
import { useFilePicker } from './useFilePicker.tsx'

type ZoneState = { over: boolean; wrong: boolean; taken: boolean }

const Area = styled('div', {
  shouldForwardProp: (name) => name !== 'over' && name !== 'wrong' && name !== 'taken',
})<ZoneState>(({ theme, over, wrong, taken }) => ({
  display: 'flex',
  flexDirection: taken ? 'row' : 'column',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: taken ? theme.spacing(1, 2) : theme.spacing(4, 2),
  textAlign: 'center',
  borderRadius: radiiPx.card,
  border: '1.5px dashed',
  borderColor: wrong
    ? theme.vars.palette.error.main
    : over
      ? theme.vars.palette.primary.main
      : theme.vars.palette.surface.borderStrong,
  backgroundColor: over ? theme.vars.palette.soft.primary : theme.vars.palette.surface.subtle,
}))

type Props = {
  label: string
  onFile: (file: File) => void
  /** Only a hint, like `accept` in `<input>`; the caller must validate the file. */
  accept?: string
  hint?: ReactNode
  error?: string | undefined
  taken?: boolean
  disabledReason?: string | undefined
  buttonRef?: Ref<HTMLButtonElement>
}

export function DropZone(props: Props) {
  const { label, onFile, accept, hint, error, taken = false, disabledReason, buttonRef } = props
  const { t } = useTranslation()
  const [isDraggedOver, setDraggedOver] = useState(false)
  const id = useId()
  const [hasSeveralFiles, setHasSeveralFiles] = useState(false)
  const acceptFiles = (files: FileList | null) => {
    const file = files?.item(0)
    if (!files || !file || disabledReason) return
    // Rejects multiple files, because the first in folder order may not be the intended file.
    setHasSeveralFiles(files.length > 1)
    if (!(files.length > 1)) onFile(file)
  }
  const { open, input } = useFilePicker({ label, accept, onFiles: acceptFiles })
  const message = hasSeveralFiles ? t('kit.drop.several') : error
  useAnnouncement(message, 'assertive')
  return (
    <section aria-label={label}>
      <Area
        over={isDraggedOver}
        wrong={message !== undefined}
        taken={taken}
        onDragOver={(event) => {
          event.preventDefault()
          setDraggedOver(!disabledReason)
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setDraggedOver(false)
          acceptFiles(event.dataTransfer.files)
        }}
      >
        {!taken && <UploadFile aria-hidden sx={{ fontSize: '2rem', color: 'text.secondary' }} />}
        <Typography>{t('kit.drop.here')}</Typography>
        <Button
          ref={buttonRef}
          data-field
          aria-disabled={disabledReason !== undefined || undefined}
          aria-describedby={id}
          onClick={() => {
            if (!disabledReason) open()
          }}
        >
          {t('kit.drop.choose')}
        </Button>
        {input}
        <Typography id={id} variant="caption" component="div" color="textSecondary" hidden={taken}>
          {disabledReason ?? hint}
        </Typography>
      </Area>
      {message && (
        <FormHelperText error role="note" sx={{ whiteSpace: 'pre-line' }}>
          {message}
        </FormHelperText>
      )}
    </section>
  )
}
