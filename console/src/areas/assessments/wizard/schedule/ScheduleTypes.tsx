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
  const { values, canShareLinks, selectionRefusal } = store
  const selectedType = getTypeName(values.scheduleType)
  const offeredTypes = types.filter((type) => type !== 'manual' || canShareLinks || selectedType === 'manual')
  return (
    <>
      <RadioCards
        label={t('assessmentWizard.schedule.type')}
        value={selectedType}
        onChange={(type) => store.set({ scheduleType: assessmentScheduleType[type] })}
        options={offeredTypes.map((type) => ({
          value: type,
          label: t(`assessmentWizard.schedule.types.${type}`),
          hint: t(`assessmentWizard.schedule.hints.${type}`),
          disabledReason: type === selectedType ? undefined : getRefusal(type),
        }))}
      />
      {selectedType !== 'scheduled' && (
        <Banner tone="info">{t(`assessmentWizard.schedule.about.${selectedType}`)}</Banner>
      )}
    </>
  )

  function getRefusal(type: (typeof types)[number]): string | undefined {
    if (selectionRefusal !== undefined) return selectionRefusal
    return type === 'manual' && !canShareLinks ? t('assessmentWizard.schedule.manualOff') : undefined
  }
})
