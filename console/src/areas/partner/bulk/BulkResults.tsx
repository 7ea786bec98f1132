import type { PartnerCompanyRow } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import type { BulkStore } from './BulkStore.ts'

const List = styled('ul')(({ theme }) => ({
  maxHeight: 320,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 12px',
    padding: '8px 2px',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
    // Hundreds cost as much as those in sight.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 40px',
  },
  '& p': { flex: '1 0 100%', margin: 0, color: theme.vars.palette.text.secondary },
}))

type Props = { store: BulkStore; companies: readonly PartnerCompanyRow[] }

/** What became of each customer, those first that were refused. */
export const BulkResults = observer(function BulkResults({ store, companies }: Props) {
  const { t } = useTranslation()
  const { results } = store
  const failed = companies.filter(({ id }) => typeof results.get(id) === 'string')
  const rest = companies.filter(({ id }) => typeof results.get(id) !== 'string')
  return (
    <>
      <ProgressBar
        label={t('partner.bulk.progress')}
        done={{ value: results.size, total: companies.length }}
      />
      <List aria-label={t('partner.bulk.results')} tabIndex={0}>
        {[...failed, ...rest].map(({ id, name }) => {
          const result = results.get(id)
          const label = result === undefined ? 'waits' : result === null ? 'done' : 'refused'
          const tone = result === undefined ? 'neutral' : result === null ? 'success' : 'error'
          return (
            <li key={id}>
              <span>{name}</span>
              <StatusBadge tone={tone} label={t(`partner.bulk.${label}`)} />
              {typeof result === 'string' && <p>{result}</p>}
            </li>
          )
        })}
      </List>
    </>
  )
})
