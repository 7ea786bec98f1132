import { unavailableSubjects } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { SummaryPart } from '../../../../parts/campaigns/wizard/summary/SummaryPart.tsx'
import { ActionButton } from '../../../../ui/ActionButton.tsx'
import { FewLines } from '../../../../ui/FewLines.tsx'
import { Flow } from '../../../../ui/layout.ts'
import { Muted } from '../../../../ui/Muted.tsx'
import { useMinutes, useSubjectTitles } from '../schedule/useSubjects.ts'
import { useTrainingWizardStore } from '../WizardContext.ts'

/** The subjects; those that are not in the plan stop the training, and are taken out at once. */
export const ContentPart = observer(function ContentPart() {
  const { t } = useTranslation()
  const store = useTrainingWizardStore()
  const titles = useSubjectTitles()
  const minutes = useMinutes()
  const { values, unavailable, facts } = store
  const { subjects } = values
  const problem = unavailableSubjects(facts.items)
  return (
    <SummaryPart step="content" name={t('trainingWizard.steps.content')} problem={problem}>
      {problem && (
        <Flow>
          <ActionButton
            size="small"
            action={{
              key: 'remove',
              label: t('trainingWizard.finalize.remove', { count: unavailable.length }),
              onRun: () =>
                store.set({
                  subjects: subjects.filter((id) => !unavailable.includes(id)),
                  templateCustomized: true,
                }),
            }}
          />
        </Flow>
      )}
      <div>
        {t('trainingWizard.side.sum', {
          count: subjects.length,
          time: t('trainingWizard.schedule.minutes', { count: minutes(subjects) }),
        })}
        <Muted style={{ display: 'block' }}>
          <FewLines text={titles(subjects).join(', ')} most={3} />
        </Muted>
      </div>
    </SummaryPart>
  )
})
