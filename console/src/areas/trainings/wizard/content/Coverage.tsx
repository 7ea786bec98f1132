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
  const { library, chosen } = store
  const { threatAreas } = library
  useEffect(() => void library.loadGroups(), [library])
  if (!threatAreas.value || chosen.length === 0) return null
  const areas = computeCoverage(threatAreas.value, chosen)
  const reached = areas.filter(({ done }) => done > 0)
  const others = areas.filter(({ done }) => done === 0)
  return (
    <div style={{ marginTop: 24 }}>
      <Panel title={t('trainingWizard.content.coverage')}>
        <Columns>
          {reached.map(({ code, name, done, total }) => (
            <ProgressBar
              key={code}
              label={name}
              percent={Math.round((100 * done) / total)}
              detail={t('trainingWizard.content.behaviours', { done, count: total })}
            />
          ))}
        </Columns>
        {others.length > 0 && (
          <p style={{ margin: '16px 0 0' }}>
            <MutedText>
              {t('trainingWizard.content.moreOptions', { areas: others.map(({ name }) => name).join(', ') })}
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
  done: number
  total: number
}

/** Areas with trained behaviours are listed first. */
function computeCoverage(areas: readonly CatalogArea[], chosen: readonly Subject[]): AreaCoverage[] {
  const trained = new Set(chosen.flatMap(({ keyBehaviours }) => keyBehaviours.map(({ kbName }) => kbName)))
  return areas
    .filter(({ keyBehaviours }) => keyBehaviours.length > 0)
    .map(({ code, name, keyBehaviours }) => ({
      code,
      name,
      done: keyBehaviours.filter(({ kbName }) => trained.has(kbName)).length,
      total: keyBehaviours.length,
    }))
    .toSorted((one, other) => other.done / other.total - one.done / one.total)
}
