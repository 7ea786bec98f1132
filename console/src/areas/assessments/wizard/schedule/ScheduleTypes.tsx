import { type AssessmentScheduleType, assessmentScheduleType } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { RadioCards } from '../../../../ui/form/RadioCards.tsx'
import { Banner } from '../../../../ui/notices/Banner.tsx'
import { useAssessmentWizardStore } from '../useAssessmentWizardStore.ts'

const types = Object.keys(assessmentScheduleType) as (keyof typeof assessmentScheduleType)[]

export const getTypeName = (type: AssessmentScheduleType) =>
  types.find((name) => assessmentScheduleType[name] === type) ?? 'scheduled'

export const ScheduleTypes = observer(function ScheduleTypes() {
  const { t } = useTranslation()
  const store = useAssessmentWizardStore()
  const { values, isHandedOut, selectionRefusal } = store
  const chosen = getTypeName(values.scheduleType)
  const offered = types.filter((type) => type !== 'manual' || isHandedOut || chosen === 'manual')
  return (
    <>
      <RadioCards
        label={t('assessmentWizard.schedule.type')}
        value={chosen}
        onChange={(type) => store.set({ scheduleType: assessmentScheduleType[type] })}
        options={offered.map((type) => ({
          value: type,
          label: t(`assessmentWizard.schedule.types.${type}`),
          hint: t(`assessmentWizard.schedule.hints.${type}`),
          disabledReason: type === chosen ? undefined : getRefusal(type),
        }))}
      />
      {chosen !== 'scheduled' && (
        <Banner tone="info">{t(`assessmentWizard.schedule.about.${chosen}`)}</Banner>
      )}
    </>
  )

  function getRefusal(type: (typeof types)[number]): string | undefined {
    if (selectionRefusal !== undefined) return selectionRefusal
    return type === 'manual' && !isHandedOut ? t('assessmentWizard.schedule.manualOff') : undefined
  }
})
