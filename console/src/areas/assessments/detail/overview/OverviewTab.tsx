import { isAnonymous } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useCompany } from '../../../../app/root/RootContext.tsx'
import { CardGrid, GridSpan } from '../../../../ui/layout.ts'
import type { AssessmentPeopleQuery } from '../AssessmentEmployees.ts'
import type { AssessmentStore } from '../AssessmentStore.ts'
import type { DialogState } from '../dialogs/useOpenDialog.ts'
import { AttendancePanel } from './AttendancePanel.tsx'
import { DistributionPanel } from './DistributionPanel.tsx'
import { InsightsPanel } from './InsightsPanel.tsx'
import { ListScoresPanel } from './ListScoresPanel.tsx'
import { ResiliencePanel } from './ResiliencePanel.tsx'

export { fetchBars as fetchChart } from '../../../../ui/charts/BarChart.tsx'

const ResponsiveSpan = styled(GridSpan)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { gridColumn: 'span 12' },
}))

type Props = { assessment: AssessmentStore; onOpen: DialogState['open'] }

export const OverviewTab = observer(function OverviewTab({ assessment, onOpen }: Props) {
  const anonymous = isAnonymous(useCompany())
  const onPeople = anonymous ? undefined : (query: AssessmentPeopleQuery) => onOpen('people', query)
  return (
    <CardGrid>
      <GridSpan columns={4}>
        <ResiliencePanel assessment={assessment} onPeople={onPeople} />
      </GridSpan>
      <ResponsiveSpan columns={3}>
        <AttendancePanel assessment={assessment} onPeople={onPeople} />
      </ResponsiveSpan>
      <GridSpan columns={5}>
        <DistributionPanel assessment={assessment} onPeople={onPeople} />
      </GridSpan>
      <GridSpan columns={12}>
        <ListScoresPanel assessment={assessment} onPeople={onPeople} />
      </GridSpan>
      <GridSpan columns={12}>
        <InsightsPanel assessment={assessment} onPeople={onPeople} />
      </GridSpan>
    </CardGrid>
  )
})
