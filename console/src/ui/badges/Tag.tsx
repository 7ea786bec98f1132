import Close from 'virtual:icon/Close'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { SingleLineText } from '../text/SingleLineText.tsx'
import { radiiPx, typeScale as scale } from '../theme/tokens.ts'

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  maxWidth: '100%',
  height: '1.5rem',
  padding: '0 8px',
  borderRadius: radiiPx.tag,
  fontSize: scale.size.tiny,
  fontWeight: scale.weight.medium,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.subtle,
}))

const RemoveButton = styled('button')({
  display: 'inline-flex',
  margin: '0 -8px 0 0',
  padding: 5,
  border: 0,
  borderRadius: radiiPx.tag,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '& svg': { fontSize: '0.875rem' },
})

const Row = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 4,
  minWidth: 0,
  maxWidth: '100%',
})

type TagProps = { label: string; onRemove?: (() => void) | undefined }

export function Tag({ label, onRemove }: TagProps) {
  const { t } = useTranslation()
  return (
    <Chip data-tag>
      <SingleLineText text={label} />
      {onRemove && (
        <RemoveButton type="button" aria-label={t('ui.remove', { name: label })} onClick={onRemove}>
          <Close aria-hidden />
        </RemoveButton>
      )}
    </Chip>
  )
}

type TagsProps = { labels: readonly string[]; most?: number; more?: (hiddenCount: number) => string }

export function Tags({
  labels,
  most: maxCount = labels.length,
  more: formatHiddenCount = (hiddenCount) => `+${String(hiddenCount)}`,
}: TagsProps) {
  const hiddenCount = labels.length - maxCount
  return (
    <Row data-tags>
      {labels.slice(0, maxCount).map((label) => (
        <Tag key={label} label={label} />
      ))}
      {hiddenCount > 0 && <Tag label={formatHiddenCount(hiddenCount)} />}
    </Row>
  )
}
