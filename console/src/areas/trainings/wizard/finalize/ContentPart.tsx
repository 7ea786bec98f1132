import { formatUnavailableSubjects } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ContentSummary } from '../../../../parts/campaigns/wizard/summary/summaries.tsx'
import { useSubjectTitles, useTotalMinutes } from '../schedule/useSubjects.ts'
import { useTrainingWizardStore } from '../useTrainingWizardStore.ts'

export const ContentPart = observer(function ContentPart() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const titles = useSubjectTitles()
  const minutes = useTotalMinutes()
  const { values, unavailableIds, facts } = store
  const { subjects } = values
  return (
    <ContentSummary
      name={t('trainingWizard.steps.content')}
      unavailableNotice={{
        text: formatUnavailableSubjects(facts.items),
        remove: {
          label: t('trainingWizard.finalize.remove', { count: unavailableIds.length }),
          onRun: () =>
            store.set({
              subjects: subjects.filter((id) => !unavailableIds.includes(id)),
              templateCustomized: true,
            }),
        },
      }}
      sum={t('trainingWizard.side.sum', {
        count: subjects.length,
        time: t('trainingWizard.schedule.minutes', { count: minutes(subjects) }),
      })}
      titles={titles(subjects)}
    />
  )
})
