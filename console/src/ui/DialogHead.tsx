import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

type Props = {
  /** Names the dialog: its aria-labelledby. */
  id: string
  title: string
  /** Without it the dialog cannot be closed now. */
  onClose?: (() => void) | undefined
}

/** Title of a dialog and the way out, apart from each other: the dialog is called by its title alone. */
export function DialogHead({ id, title, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 3, pt: 2.5, pb: 1.5 }}>
      <Typography id={id} component="h2" variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {onClose && (
        <IconButton aria-label={t('ui.close')} onClick={onClose} edge="end">
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}
