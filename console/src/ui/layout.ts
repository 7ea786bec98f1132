import { styled } from '@mui/material/styles'
import { sizes } from './theme/tokens.ts'

export const PageBody = styled('main')(({ theme }) => ({
  maxWidth: sizes.page,
  margin: '0 auto',
  padding: theme.spacing(4, 3, 8),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5, 2, 6) },
}))

export const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
}))

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16.25rem, 100%), 1fr))',
}))

export const CardGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
}))

export const GridSpan = styled('div', { shouldForwardProp: (name) => name !== 'columns' })<{
  columns: number
}>(({ theme, columns }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: `span ${String(columns)}`,
  [theme.breakpoints.down('md')]: { gridColumn: columns <= 3 ? 'span 6' : 'span 12' },
}))

export const SideBySide = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '24rem minmax(0, 1fr)' },
}))

export const ShortListBeside = styled(SideBySide)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '22rem minmax(0, 1fr)' },
}))

export const WrapRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
}))
