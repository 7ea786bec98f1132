import HelpOutlined from 'virtual:icon/HelpOutlineOutlined'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpgradeAction } from '../../app/guards/useUpgradeAction.ts'
import { useRoot } from '../../app/root/RootContext.tsx'
import { toFailureProps } from '../../lib/tables/tableProps.ts'
import { QuestionCarousel } from '../../ui/media/QuestionCarousel.tsx'
import { Banner } from '../../ui/notices/Banner.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { MutedText } from '../../ui/text/Muted.tsx'
import { TextSkeleton } from '../../ui/text/TextSkeleton.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { BlockView } from './blocks/BlockView.tsx'
import { hasExamples, PlaceholderProvider, type PlaceholderValues } from './blocks/Personalized.tsx'
import { ScenarioLanguageProvider } from './blocks/words.ts'
import type { PreviewStore } from './PreviewStore.ts'

const Stage = styled('div')({ display: 'grid', alignContent: 'start', gap: 16, paddingBottom: 8 })

const PreviewArea = styled('div')({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  '& > section': { flex: 1 },
})

type Props = { store: PreviewStore; placeholderValues: PlaceholderValues }

export const PreviewBody = observer(function PreviewBody({ store, placeholderValues }: Props) {
  const { t, i18n } = useTranslation()
  const topRef = useRef<HTMLDivElement>(null)
  const { scenario, blocks, block, currentBlockIndex, at: blockIndex } = store
  const { value } = scenario
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a different block is shown
  useEffect(() => {
    topRef.current?.parentElement?.scrollTo({ top: 0 })
  }, [blockIndex, currentBlockIndex])
  if (!value) return <UnloadedScenario store={store} />
  if (blocks.length === 0) return <EmptyState icon={<HelpOutlined />} title={t('scenarios.empty')} />
  return (
    <PreviewArea ref={topRef}>
      <PreviewNotes store={store} />
      <QuestionCarousel
        label={value.name}
        count={blocks.length}
        value={currentBlockIndex}
        onChange={store.showBlock}
        upTo={{ lastIndex: store.lastReachableIndex, reason: t('scenarios.answerFirst') }}
        stepsElsewhere
      >
        <Stage lang={value.language} dir="auto">
          <PlaceholderProvider value={placeholderValues}>
            <ScenarioLanguageProvider value={store.shownLanguage}>
              <BlockView store={store} />
            </ScenarioLanguageProvider>
          </PlaceholderProvider>
        </Stage>
        {block && hasExamples(block, placeholderValues) && (
          <MutedText lang={i18n.language} dir="ltr">
            {t('scenarios.examples')}
          </MutedText>
        )}
      </QuestionCarousel>
    </PreviewArea>
  )
})

const UnloadedScenario = observer(function UnloadedScenario({
  store: { scenario },
}: {
  store: PreviewStore
}) {
  const { t } = useTranslation()
  const { error, onRetry } = toFailureProps(scenario)
  if (error !== undefined && !scenario.loading) {
    return <ErrorState title={t('scenarios.notLoaded')} text={error} onRetry={onRetry} />
  }
  return (
    <Stage aria-busy>
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <TextSkeleton lines={6} />
    </Stage>
  )
})

const PreviewNotes = observer(function PreviewNotes({ store }: Pick<Props, 'store'>) {
  const { t } = useTranslation()
  const { languages } = useRoot()
  const upgrade = useUpgradeAction()
  const { scenario, language } = store
  const { value } = scenario
  if (!value) return null
  const isInOtherLanguage =
    language !== undefined && value.language !== undefined && value.language !== language
  return (
    <>
      {value.disabled && (
        <Banner tone="warning" action={upgrade}>
          {t('scenarios.notInPlan')}
        </Banner>
      )}
      {isInOtherLanguage && (
        <Banner tone="info">
          {t('scenarios.notIn', {
            wanted: languages.getName(language),
            shown: languages.getName(value.language ?? ''),
          })}
        </Banner>
      )}
    </>
  )
})
