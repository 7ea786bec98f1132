import { type AreaChoice, type Question, scenariosPerBehaviour } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { Muted } from '../../../../ui/Muted.tsx'
import { ProgressBar } from '../../../../ui/ProgressBar.tsx'

/** How many key behaviours are measured well, of all in the areas that are asked about. */
export function CoverageSummary({ areas }: { areas: readonly AreaChoice<Question>[] }) {
  const { t } = useTranslation()
  const behaviours = areas.flatMap((area) => area.behaviours)
  const total = behaviours.length
  const value = behaviours.filter(({ lacks }) => lacks === 0).length
  if (total === 0) return null
  return (
    <div>
      <ProgressBar
        label={t('assessmentWizard.content.coverage')}
        done={{ value, total }}
        tone={value === total ? 'success' : 'primary'}
      />
      <Muted style={{ display: 'block', marginTop: 6 }}>
        {t('assessmentWizard.content.target', { count: scenariosPerBehaviour })}
      </Muted>
    </div>
  )
}
