import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Outcome } from '../../../parts/campaigns/wizard/Outcome.tsx'
import { type OutcomeKind, wizardPlaces } from '../../../parts/campaigns/wizard/places.ts'

type Props = { id: string; outcome: OutcomeKind }

/** The last step: the assessment is started, waits for its date, or is changed (S1 section 4). */
export const OutcomePage = observer(function OutcomePage({ id, outcome }: Props) {
  const { t } = useTranslation()
  const open = {
    key: 'open',
    label: t('assessmentWizard.outcome.open'),
    to: wizardPlaces.assessment.view(id),
  }
  return <Outcome name="" title={outcome} text="" primary={open} />
})
