import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import type { PagedList } from '../../../lib/tables/PagedList.ts'
import { typeScale as scale } from '../../../ui/theme/tokens.ts'

const FootNote = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 20px',
  borderTop: `1px solid ${theme.vars.palette.surface.rowLine}`,
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.secondary,
  '@container (max-width: 32.5rem)': { paddingInline: 16 },
}))

export const isListFiltered = ({ search, filterCount }: Pick<PagedList<unknown>, 'search' | 'filterCount'>) =>
  search.trim() !== '' || filterCount > 0

type Props = {
  list: Pick<PagedList<unknown>, 'search' | 'filterCount'>
  shownCount: number
  text: (shownCount: number) => string | undefined
}

export const ShownCount = observer(function ShownCount({ list, shownCount, text }: Props) {
  const countNote = isListFiltered(list) && shownCount > 0 ? text(shownCount) : undefined
  return countNote === undefined ? null : <FootNote>{countNote}</FootNote>
})
