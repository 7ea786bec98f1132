import ChevronRight from 'virtual:icon/ChevronRight'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { durationsMs } from '../theme/tokens.ts'

type Props = {
  name: string
  isOpen: boolean
  onToggle: () => void
  controls: string
}

export function ExpandButton({ name, isOpen, onToggle, controls }: Props) {
  const { t } = useTranslation()
  return (
    <IconButton
      size="small"
      aria-label={t('ui.detailsOf', { name })}
      aria-expanded={isOpen}
      // `aria-controls` must not reference an element that doesn't exist.
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      sx={{
        '& svg': {
          transition: `transform ${String(durationsMs.quick)}ms`,
          transform: isOpen ? 'rotate(90deg)' : 'none',
        },
      }}
    >
      <ChevronRight fontSize="small" />
    </IconButton>
  )
}
