import { listBlockTexts, listPersonalizedKeys, type PersonalizeData, selectLanguage } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../app/root/RootContext.tsx'
import { toFailureProps } from '../../lib/tables/tableProps.ts'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { MutedText } from '../../ui/text/Muted.tsx'
import { TextSkeleton } from '../../ui/text/TextSkeleton.tsx'
import { BlockView } from './blocks/BlockView.tsx'
import { getPlaceholderValues, hasExamples, PlaceholderProvider } from './blocks/Personalized.tsx'
import { ScenarioLanguageProvider } from './blocks/words.ts'
import { PreviewStore } from './PreviewStore.ts'

type Props = {
  questionId: number
  personalize: PersonalizeData
}

export const PersonalizedSample = observer(function PersonalizedSample({ questionId, personalize }: Props) {
  const { t } = useTranslation()
  const root = useRoot()
  const company = useCompany()
  const [store] = useState(
    () =>
      new PreviewStore(root.getCompanyStores(company.company_id), {
        questions: [questionId],
        index: 0,
        language: selectLanguage(company, undefined),
      }),
  )
  useEffect(() => {
    void store.start()
    return () => store.dispose()
  }, [store])
  const { scenario, blocks, block } = store
  const { error, onRetry } = toFailureProps(scenario)
  const personalizedIndex = blocks.findIndex(
    (block) => listPersonalizedKeys(listBlockTexts([block])).length > 0,
  )
  useEffect(() => store.showBlock(Math.max(0, personalizedIndex)), [store, personalizedIndex])
  if (error !== undefined && !scenario.loading) {
    return <ErrorState title={t('scenarios.notLoaded')} text={error} onRetry={onRetry} />
  }
  if (!scenario.value || !block) return <TextSkeleton lines={6} />
  const placeholderValues = getPlaceholderValues(company, personalize)
  return (
    <PlaceholderProvider value={placeholderValues}>
      <div style={{ maxWidth: 200 }}>
        <SelectBox
          label={t('scenarios.language')}
          value={store.shownLanguage}
          options={root.languages.choices(store.languages)}
          onChange={store.changeLanguage}
        />
      </div>
      <div lang={scenario.value.language} dir="auto" inert>
        <ScenarioLanguageProvider value={store.shownLanguage}>
          <BlockView store={store} />
        </ScenarioLanguageProvider>
      </div>
      {hasExamples(block, placeholderValues) && <MutedText>{t('scenarios.examples')}</MutedText>}
    </PlaceholderProvider>
  )
})
