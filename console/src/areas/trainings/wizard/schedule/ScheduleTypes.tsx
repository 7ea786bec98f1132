import { type TrainingScheduleType, trainingScheduleType } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { RadioCards } from '../../../../ui/form/RadioCards.tsx'
import { Banner } from '../../../../ui/notices/Banner.tsx'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'

const types = Object.keys(trainingScheduleType) as (keyof typeof trainingScheduleType)[]
const getTypeName = (type: TrainingScheduleType) =>
  types.find((name) => trainingScheduleType[name] === type) ?? 'future'

export const ScheduleTypes = observer(function ScheduleTypes() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const { values, plan } = store
  const selectedType = getTypeName(values.scheduleType)
  return (
    <>
      <RadioCards
        label={t('trainingWizard.schedule.type')}
        value={selectedType}
        onChange={(type) => store.set({ scheduleType: trainingScheduleType[type] })}
        options={types.map((type) => ({
          value: type,
          label: t(`trainingWizard.schedule.types.${type}`),
          hint: t(`trainingWizard.schedule.hints.${type}`, { count: values.subjects.length }),
          disabledReason:
            plan.hasSent && type !== selectedType ? t('trainingWizard.schedule.begunType') : undefined,
        }))}
      />
      {selectedType !== 'future' && (
        <Banner tone="info">{t(`trainingWizard.schedule.about.${selectedType}`)}</Banner>
      )}
    </>
  )
})
