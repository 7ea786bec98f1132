import { styled } from '@mui/material/styles'
import { useFormats } from '../formats.ts'
import { radiiPx, typeScale as scale } from '../theme/tokens.ts'

const Pill = styled('span')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 22,
  padding: '1px 7px',
  textAlign: 'center',
  borderRadius: radiiPx.pill,
  fontSize: scale.size.tiny,
  fontWeight: scale.weight.medium,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.subtle,
}))

type Props = { count: number; most?: number }

export function CountBadge({ count, most: maxCount = Number.POSITIVE_INFINITY }: Props) {
  const formats = useFormats()
  return <Pill>{count > maxCount ? `${formats.number(maxCount)}+` : formats.number(count)}</Pill>
}
