import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import type { PagedList } from '../../../lib/tables/PagedList.ts'
import { type as scale } from '../../../ui/theme/tokens.ts'

const Foot = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 20px',
  borderTop: `1px solid ${theme.vars.palette.surface.rowLine}`,
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.secondary,
  '@container (max-width: 520px)': { paddingInline: 16 },
}))

export const isNarrowed = ({ search, filterCount }: Pick<PagedList<unknown>, 'search' | 'filterCount'>) =>
  search.trim() !== '' || filterCount > 0

type Props = {
  list: Pick<PagedList<unknown>, 'search' | 'filterCount'>
  shown: number
  text: (shown: number) => string | undefined
}

export const ShownCount = observer(function ShownCount({ list, shown, text }: Props) {
  const said = isNarrowed(list) && shown > 0 ? text(shown) : undefined
  return said === undefined ? null : <Foot>{said}</Foot>
})
