import GroupsOutlined from 'virtual:icon/GroupsOutlined'
import KeyOutlined from 'virtual:icon/KeyOutlined'
import QuizOutlined from 'virtual:icon/QuizOutlined'
import ShieldOutlined from 'virtual:icon/ShieldOutlined'
import { atRiskRange, insightType, type RiskInsight, toThreatAreaCode } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths, withQuery } from '../../../../app/paths.ts'
import { formatWholeShare } from '../../../../lib/numbers/amountFormats.ts'
import { toFailureProps } from '../../../../lib/tables/tableProps.ts'
import { toRecommendationFilters } from '../../../../parts/campaigns/RecommendedTraining.ts'
import { IconTile } from '../../../../ui/badges/IconTile.tsx'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { ScoreLabel } from '../../../../ui/figures/ScoreLabel.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { CardSkeleton } from '../../../../ui/panels/CardSkeleton.tsx'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { AppLink } from '../../../../ui/text/AppLink.tsx'
import { typeScale as scale, sizes } from '../../../../ui/theme/tokens.ts'
import { useIsNarrow } from '../../../../ui/useNarrow.ts'
import type { AssessmentPeopleQuery } from '../AssessmentEmployees.ts'
import { useAssessmentRefusals } from '../useAssessmentRefusals.ts'
import type { OverviewProps } from './types.ts'

/** Negative margins push the outer dividers under the card's edge. */
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16.25rem, 100%), 1fr))',
  flex: 1,
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    gap: 14,
    margin: '-1px 0 0 -1px',
    padding: '13px 20px 5px 21px',
    border: `0 solid ${theme.vars.palette.surface.rowLine}`,
    borderWidth: '1px 0 0 1px',
  },
  '& > li > div': { display: 'flex', flexDirection: 'column', minWidth: 0, flex: 1 },
}))

const Name = styled('div')({ fontWeight: scale.weight.medium, overflowWrap: 'anywhere' })

const Kind = styled('div')(({ theme }) => ({
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.secondary,
}))

const ActionsRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  minHeight: sizes.controlSmall,
})

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 20px',
  borderTop: `1px solid ${theme.vars.palette.surface.rowLine}`,
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}))

const insightIcons: Record<RiskInsight['type'], ReactElement> = {
  [insightType.keyBehaviour]: <KeyOutlined />,
  [insightType.threatArea]: <ShieldOutlined />,
  [insightType.employeeList]: <GroupsOutlined />,
  [insightType.questions]: <QuizOutlined />,
}

export const InsightsPanel = observer(function InsightsPanel({ assessment, onPeople }: OverviewProps) {
  const { t } = useTranslation()
  const isNarrow = useIsNarrow('sm')
  const { insights } = assessment
  const { value } = insights
  const renderContent = () => {
    if (value === undefined) {
      return insights.failure && !insights.loading ? (
        <ErrorState title={insights.failure.text} onRetry={toFailureProps(insights).onRetry} />
      ) : (
        <CardSkeleton height={isNarrow ? 480 : 440} />
      )
    }
    if (value.length === 0) {
      return <EmptyState title={t('assessment.noInsights')} text={t('assessment.noInsightsText')} />
    }
    return (
      <>
        <List>
          {value.map((insight) => (
            <li key={insight.type}>
              <Insight {...{ insight, assessment, onPeople }} />
            </li>
          ))}
        </List>
        <Note>{t('assessment.whatIsAtRisk', atRiskRange)}</Note>
      </>
    )
  }
  return (
    <Panel title={t('assessment.insights')} count={value?.length || undefined} flush>
      {renderContent()}
    </Panel>
  )
})

type InsightProps = OverviewProps & { insight: RiskInsight }

const Insight = observer(function Insight({ insight, assessment, onPeople }: InsightProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const getRefusals = useAssessmentRefusals()
  const { info, key: assessmentId } = assessment
  const { name, averageScore, employeesPercentage } = insight.context
  const training = info.value && getRefusals(info.value).recommendationTab
  return (
    <>
      <IconTile icon={insightIcons[insight.type]} />
      <div>
        <Name>
          <AppLink to={getInsightPath(insight, assessmentId)} quiet>
            {name}
          </AppLink>
        </Name>
        <Kind>{formatKind(insight, t)}</Kind>
        <Kind>
          {t('assessment.shareAtRisk', {
            // An insight always has employees at risk: `part` stops their share from being rounded to 0%.
            percent: formatWholeShare(formats, employeesPercentage, { part: 1 }),
          })}
        </Kind>
        <ActionsRow>
          <ScoreLabel score={averageScore} />
          {onPeople && (
            <ActionButton
              size="small"
              look="text"
              flush="end"
              action={{
                key: 'people',
                label: t('assessment.viewAtRisk'),
                name: t('assessment.viewAtRiskOf', { name }),
                onRun: () => onPeople(toPeopleQuery(insight)),
              }}
            />
          )}
          {training === null && (
            <ActionButton
              size="small"
              look="text"
              flush="end"
              action={{
                key: 'train',
                label: t('assessment.seeTraining'),
                name: t('assessment.seeTrainingOf', { name }),
                to: withQuery(paths.recommendation({ assessmentId }), toRecommendationFilters(insight)),
              }}
            />
          )}
        </ActionsRow>
      </div>
    </>
  )
})

function formatKind(insight: RiskInsight, t: TFunction): string {
  switch (insight.type) {
    case insightType.keyBehaviour:
      return t('assessment.kinds.keyBehaviour', { area: insight.context.threatArea })
    case insightType.threatArea:
      return t('assessment.kinds.threatArea')
    case insightType.employeeList:
      return t('assessment.kinds.employeeList')
    case insightType.questions:
      return t('assessment.kinds.scenario', { area: insight.context.threatArea })
  }
}

function getInsightPath(insight: RiskInsight, assessmentId: string): string {
  switch (insight.type) {
    case insightType.keyBehaviour:
    case insightType.threatArea:
      return paths.assessmentThreatArea({
        assessmentId,
        threatAreaCode: toThreatAreaCode(insight.context.threatArea),
      })
    case insightType.employeeList:
      return paths.list({ listId: insight.context.listId })
    case insightType.questions:
      return paths.assessmentScenarios({ assessmentId })
  }
}

/** At risk: scores 0 to 49 (S1 section 9). Sends the area, too, for servers without finer filters. */
function toPeopleQuery(insight: RiskInsight): AssessmentPeopleQuery {
  const scoreRange = { minScore: atRiskRange.from, maxScore: atRiskRange.to }
  switch (insight.type) {
    case insightType.keyBehaviour:
      return {
        ...scoreRange,
        threatArea: insight.context.threatArea,
        keyBehaviour: insight.context.keyBehaviour,
      }
    case insightType.threatArea:
      return { ...scoreRange, threatArea: insight.context.threatArea }
    case insightType.employeeList:
      return { ...scoreRange, listId: insight.context.listId }
    case insightType.questions:
      return { ...scoreRange, threatArea: insight.context.threatArea, questionId: insight.context.id }
  }
}
