import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ellipsisStyles } from '../../ui/text/cutText.ts'
import { radiiPx, typeScale as scale, sizes } from '../../ui/theme/tokens.ts'

export const ActiveContext = createContext<{ id: string | null; set: (id: string) => void }>({
  id: null,
  set: () => undefined,
})

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: sizes.touch,
  padding: '4px 12px',
  borderRadius: radiiPx.control,
  cursor: 'pointer',
  '& svg': { flex: 'none', fontSize: '1.125rem', color: theme.vars.palette.text.secondary },
  '&[aria-selected="true"]': { backgroundColor: theme.vars.palette.soft.primary },
  '&[data-danger]:not([aria-disabled]) > [data-label]': { color: theme.vars.palette.error.main },
  '&[aria-disabled="true"]': { cursor: 'not-allowed', '&, & svg': { color: theme.vars.palette.text.muted } },
}))

const Label = styled('span')({
  minWidth: 0,
  ...ellipsisStyles,
})

const Detail = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  ...ellipsisStyles,
  color: theme.vars.palette.text.secondary,
}))

export const Key = styled('kbd')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 22,
  padding: '0 6px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.tag,
  font: 'inherit',
  fontSize: scale.size.tiny,
  lineHeight: scale.line.body,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.subtle,
}))

type Props = {
  label: string
  detail?: string | undefined
  icon?: ReactNode
  onSelect: () => void
  isRefused?: boolean
  isDanger?: boolean
  onMore?: (() => void) | undefined
}

export function PaletteOption({ label, detail, icon, onSelect, isRefused, isDanger, onMore }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const active = useContext(ActiveContext)
  return (
    <Line
      id={id}
      role="option"
      aria-selected={active.id === id}
      aria-disabled={isRefused || undefined}
      aria-description={onMore && t('palette.more')}
      data-danger={isDanger || undefined}
      onClick={isRefused ? undefined : onSelect}
      // Only moving the pointer selects an option; a pointer at rest must not.
      onMouseMove={() => active.set(id)}
    >
      {icon}
      <Label data-label dir="auto">
        {label}
      </Label>
      <Detail dir="auto">{detail}</Detail>
      {onMore && (
        <Key
          data-more
          aria-hidden
          onClick={(event) => {
            event.stopPropagation()
            onMore()
          }}
        >
          →
        </Key>
      )}
    </Line>
  )
}

export const PlaceSkeleton = () => (
  <Line aria-hidden>
    <Skeleton width="40%" />
  </Line>
)

const GroupHeader = styled('div')(({ theme }) => ({
  padding: '12px 12px 4px',
  fontSize: scale.size.tiny,
  fontWeight: scale.weight.medium,
  color: theme.vars.palette.text.secondary,
}))

export function OptionGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox can't contain a fieldset
    <div role="group" aria-labelledby={id}>
      <GroupHeader id={id}>{label}</GroupHeader>
      {children}
    </div>
  )
}
