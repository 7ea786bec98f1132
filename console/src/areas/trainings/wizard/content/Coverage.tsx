import type { CatalogArea, Subject } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../../ui/figures/ProgressBar.tsx'
import { Columns } from '../../../../ui/layout.ts'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'

export const Coverage = observer(function Coverage() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { library, selectedItems } = store
  const { threatAreas } = library
  useEffect(() => void library.loadGroups(), [library])
  if (!threatAreas.value || selectedItems.length === 0) return null
  const areas = computeCoverage(threatAreas.value, selectedItems)
  const coveredAreas = areas.filter(({ doneCount }) => doneCount > 0)
  const uncoveredAreas = areas.filter(({ doneCount }) => doneCount === 0)
  return (
    <div style={{ marginTop: 24 }}>
      <Panel headingLevel={4} title={t('trainingWizard.content.coverage')}>
        <Columns>
          {coveredAreas.map(({ code, name, doneCount, total }) => (
            <ProgressBar
              key={code}
              label={name}
              percent={Math.round((100 * doneCount) / total)}
              detail={t('trainingWizard.content.behaviours', { done: doneCount, count: total })}
            />
          ))}
        </Columns>
        {uncoveredAreas.length > 0 && (
          <p style={{ margin: '16px 0 0' }}>
            <MutedText>
              {t('trainingWizard.content.moreOptions', {
                areas: uncoveredAreas.map(({ name }) => name).join(', '),
              })}
            </MutedText>
          </p>
        )}
      </Panel>
    </div>
  )
})

interface AreaCoverage {
  code: string
  name: string
  doneCount: number
  total: number
}

/** Areas with trained behaviours are listed first. */
function computeCoverage(areas: readonly CatalogArea[], subjects: readonly Subject[]): AreaCoverage[] {
  const trainedBehaviours = new Set(
    subjects.flatMap(({ keyBehaviours }) => keyBehaviours.map(({ kbName }) => kbName)),
  )
  return areas
    .filter(({ keyBehaviours }) => keyBehaviours.length > 0)
    .map(({ code, name, keyBehaviours }) => ({
      code,
      name,
      doneCount: keyBehaviours.filter(({ kbName }) => trainedBehaviours.has(kbName)).length,
      total: keyBehaviours.length,
    }))
    .toSorted((a, b) => b.doneCount / b.total - a.doneCount / a.total)
}
