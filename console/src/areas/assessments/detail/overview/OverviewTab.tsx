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
import { ListScoresPanel, MIN_LISTS_TO_ROTATE } from './ListScoresPanel.tsx'
import { ResiliencePanel } from './ResiliencePanel.tsx'

export { fetchBars as fetchChart } from '../../../../ui/charts/BarChart.tsx'

const ResponsiveSpan = styled(GridSpan)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { gridColumn: 'span 12' },
}))

const MAX_AREAS_BESIDE = 6

type Props = { assessment: AssessmentStore; onOpen: DialogState['open'] }

export const OverviewTab = observer(function OverviewTab({ assessment, onOpen }: Props) {
  const anonymous = isAnonymous(useCompany())
  const onPeople = anonymous ? undefined : (query: AssessmentPeopleQuery) => onOpen('people', query)
  const { areas = [], selectedUserListsIds: listIds = [] } = assessment.info.value ?? {}
  const isWide = listIds.length >= MIN_LISTS_TO_ROTATE && areas.length > MAX_AREAS_BESIDE
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
      <GridSpan columns={isWide ? 12 : 4}>
        <InsightsPanel assessment={assessment} onPeople={onPeople} />
      </GridSpan>
      <GridSpan columns={isWide ? 12 : 8}>
        <ListScoresPanel assessment={assessment} onPeople={onPeople} />
      </GridSpan>
    </CardGrid>
  )
})
