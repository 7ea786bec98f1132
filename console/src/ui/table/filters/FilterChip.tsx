import Close from 'virtual:icon/Close'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { SingleLineText } from '../../text/SingleLineText.tsx'
import { radiiPx, sizes, TOUCH_QUERY, typeScale } from '../../theme/tokens.ts'

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  height: sizes.controlSmall,
  paddingInlineStart: 12,
  borderRadius: radiiPx.pill,
  fontSize: typeScale.size.body,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.soft.primary,
  [TOUCH_QUERY]: { height: sizes.touch },
}))

const RemoveButton = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: sizes.controlSmall,
  height: '100%',
  padding: 0,
  border: 0,
  borderRadius: radiiPx.pill,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '& svg': { fontSize: '1rem' },
  [TOUCH_QUERY]: { width: sizes.touch },
})

type Props = { label: string; onRemove: () => void }

export function FilterChip({ label, onRemove }: Props) {
  const { t } = useTranslation()
  return (
    <Chip>
      <SingleLineText text={label} />
      <RemoveButton type="button" aria-label={t('ui.remove', { name: label })} onClick={onRemove}>
        <Close aria-hidden />
      </RemoveButton>
    </Chip>
  )
}
