import { listBlockTexts, type PersonalizeData, personalizedKeysIn, shownLanguage } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../app/root/RootContext.tsx'
import { failureProps } from '../../lib/tables/tableProps.ts'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { MutedText } from '../../ui/text/Muted.tsx'
import { TextSkeleton } from '../../ui/text/TextSkeleton.tsx'
import { BlockView } from './blocks/BlockView.tsx'
import { FillingsProvider, getFillings, hasExamples } from './blocks/Personalized.tsx'
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
      new PreviewStore(root.ofCompany(company.company_id), {
        questions: [questionId],
        at: 0,
        language: shownLanguage(company, undefined),
      }),
  )
  useEffect(() => {
    void store.begin()
    return () => store.dispose()
  }, [store])
  const { scenario, blocks, block } = store
  const { error, onRetry } = failureProps(scenario)
  const spoken = blocks.findIndex((one) => personalizedKeysIn(listBlockTexts([one])).length > 0)
  useEffect(() => store.seeBlock(Math.max(0, spoken)), [store, spoken])
  if (error !== undefined && !scenario.loading) {
    return <ErrorState title={t('scenarios.notLoaded')} text={error} onRetry={onRetry} />
  }
  if (!scenario.value || !block) return <TextSkeleton lines={6} />
  const fillings = getFillings(company, personalize)
  return (
    <FillingsProvider value={fillings}>
      <div style={{ maxWidth: 200 }}>
        <SelectBox
          label={t('scenarios.language')}
          value={store.shownLanguage}
          options={root.languages.choices(store.languages)}
          onChange={store.speak}
        />
      </div>
      <div lang={scenario.value.language} dir="auto" inert>
        <ScenarioLanguageProvider value={store.shownLanguage}>
          <BlockView store={store} />
        </ScenarioLanguageProvider>
      </div>
      {hasExamples(block, fillings) && <MutedText>{t('scenarios.examples')}</MutedText>}
    </FillingsProvider>
  )
})
