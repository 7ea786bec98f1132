import { styled } from '@mui/material/styles'
import type { ReactElement } from 'react'
import { radiiPx } from '../theme/tokens.ts'

const Tile = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: radiiPx.control,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.subtle,
  '& svg': { fontSize: 18 },
}))

export function IconTile({ icon }: { icon: ReactElement }) {
  return <Tile aria-hidden>{icon}</Tile>
}
