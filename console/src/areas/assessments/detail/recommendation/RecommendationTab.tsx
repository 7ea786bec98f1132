import SchoolOutlined from 'virtual:icon/SchoolOutlined'
import { type Assessment, arePackagesEnabled, computeTrainingWeeks, toMinutes } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths, withQuery } from '../../../../app/paths.ts'
import { useCompany, useCompanyStore } from '../../../../app/root/RootContext.tsx'
import {
  parseRecommendationFilters,
  RecommendedTraining,
} from '../../../../parts/campaigns/RecommendedTraining.ts'
import { SubjectPreview } from '../../../../parts/subjects/dialogs.ts'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { CardGrid } from '../../../../ui/cards/CardGrid.tsx'
import { ContentCard } from '../../../../ui/cards/ContentCard.tsx'
import { ScoreLabel } from '../../../../ui/figures/ScoreLabel.tsx'
import { Stack, WrapRow } from '../../../../ui/layout.ts'
import { Banner } from '../../../../ui/notices/Banner.tsx'
import { CardSkeleton } from '../../../../ui/panels/CardSkeleton.tsx'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import type { AssessmentStore } from '../AssessmentStore.ts'
import { usePreviewedScenario } from '../usePreviewedScenario.ts'
import { filterRecommendations } from './filterRecommendations.ts'

export const RecommendationTab = observer(function RecommendationTab({
  assessment,
}: {
  assessment: AssessmentStore
}) {
  const { value } = assessment.info
  return value ? (
    <RecommendedVideos value={value} assessmentKey={assessment.key} />
  ) : (
    <CardSkeleton height={420} />
  )
})

type Props = { value: Assessment; assessmentKey: string }

const RecommendedVideos = observer(function RecommendedVideos({ value, assessmentKey }: Props) {
  const { t } = useTranslation()
  const recommendationStore = useCompanyStore(RecommendedTraining)
  const [query] = useSearchParams()
  const narrowing = parseRecommendationFilters(query)
  const narrowedRecommendation = filterRecommendations(
    { areas: value.recommendations, lists: value.selectedUserListsIds },
    narrowing,
  )
  const areas = narrowedRecommendation?.areas ?? value.recommendations
  const lists = narrowedRecommendation?.lists ?? value.selectedUserListsIds
  useEffect(() => {
    const subjects = areas.flatMap((area) => area.videos.map(({ id }) => id))
    recommendationStore.tell(assessmentKey, { subjects, userLists: lists })
  }, [recommendationStore, assessmentKey, areas, lists])
  const videos = areas.flatMap((area) => area.videos)
  const params = { assessmentId: assessmentKey }
  const queryParams = narrowedRecommendation ? { ...narrowing } : {}
  const { id: previewedId, show } = usePreviewedScenario()
  const previewedVideo = videos.find(({ id }) => id === previewedId)
  if (videos.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<SchoolOutlined />}
          title={t('assessment.noRecommendation')}
          text={t(
            value.resilienceScore === null
              ? 'assessment.noRecommendationYet'
              : 'assessment.noRecommendationText',
          )}
        />
      </Panel>
    )
  }
  const scores = new Map(value.areas.map(({ name, score }) => [name, score]))
  return (
    <Stack>
      {narrowedRecommendation && (
        <Banner
          tone="info"
          action={{ key: 'all', label: t('assessment.showAllSubjects'), to: paths.recommendation(params) }}
        >
          {t('assessment.narrowed')}
        </Banner>
      )}
      <StartTraining videos={videos} params={params} queryParams={queryParams} />
      {areas.map((area) => (
        <Panel
          key={area.area}
          title={area.area}
          count={area.videos.length}
          aside={<ScoreLabel score={scores.get(area.area) ?? null} />}
        >
          <CardGrid label={area.area} items={area.videos} itemId={({ id }) => String(id)} empty={null}>
            {({ id, title, thumbnail, duration }) => (
              <ContentCard
                title={title}
                picture={thumbnail ?? undefined}
                icon={<SchoolOutlined />}
                facts={[t('assessment.minutes', { count: toMinutes(duration) })]}
                onOpen={() => show(id)}
              />
            )}
          </CardGrid>
        </Panel>
      ))}
      {previewedVideo && <SubjectPreview subjectId={previewedVideo.id} onClose={() => show(undefined)} />}
    </Stack>
  )
})

type StartProps = {
  videos: Assessment['recommendations'][number]['videos']
  params: { assessmentId: string }
  queryParams: Record<string, string | null>
}

const StartTraining = observer(function StartTraining({ videos, params, queryParams }: StartProps) {
  const { t } = useTranslation()
  const company = useCompany()
  const seconds = videos.reduce((sum, { duration }) => sum + duration, 0)
  return (
    <Panel title={t('assessment.recommendedTraining')}>
      <p style={{ margin: '0 0 16px' }}>
        {[
          t('assessment.subjects', { count: videos.length }),
          t('assessment.weeks', { count: computeTrainingWeeks(videos.length) }),
          t('assessment.minutes', { count: toMinutes(seconds) }),
        ].join(' · ')}
      </p>
      <WrapRow>
        <ActionButton
          look="primary"
          action={{
            key: 'training',
            label: t('assessment.createTraining'),
            to: withQuery(paths.recommendedTraining(params), queryParams),
          }}
        />
        {arePackagesEnabled(company) && (
          <ActionButton
            action={{
              key: 'package',
              label: t('assessment.createPackage'),
              to: withQuery(paths.recommendedPackage(params), queryParams),
            }}
          />
        )}
      </WrapRow>
    </Panel>
  )
})
