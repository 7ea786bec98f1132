import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/RootContext.tsx'
import { type as scale } from '../../../ui/theme/tokens.ts'
import { isNarrowed } from './isNarrowed.ts'
import { type TrainingList, TrainingsStore } from './TrainingsStore.ts'
import { countIn, type Tab } from './tabs.ts'

const Foot = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 20px',
  borderTop: `1px solid ${theme.vars.palette.surface.rowLine}`,
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.secondary,
  '@container (max-width: 520px)': { paddingInline: 16 },
}))

type Props = { tab: Tab; list: TrainingList }

/** Below a table that does not show everything: how much of it. */
export const Shown = observer(function Shown({ tab, list }: Props) {
  const { t } = useTranslation()
  const { all } = useCompanyStore(TrainingsStore)
  if (!all || !isNarrowed(list) || list.total === 0) return null
  return <Foot>{t('trainings.shown', { n: list.total, count: countIn(all, tab) })}</Foot>
})
