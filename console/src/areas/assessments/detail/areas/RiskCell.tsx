import { atRiskRange, isAnonymous, type KeyBehaviourRow } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../../../app/root/RootContext.tsx'
import { formatWholeShare } from '../../../../lib/numbers/amountFormats.ts'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { useOpenDialog } from '../dialogs/useOpenDialog.ts'

/** Shows a link even at 0%, because one employee among many is rounded to 0%. */
export const RiskCell = observer(function RiskCell({ behaviour }: { behaviour: KeyBehaviourRow }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { open } = useOpenDialog()
  const anonymous = isAnonymous(useCompany())
  const { threatArea, keyBehaviourCode: keyBehaviour, usersAtRiskPercentage: percent } = behaviour
  if (percent === null) return <MutedText>–</MutedText>
  const { usersAtRisk: people = percent } = behaviour
  const share = formatWholeShare(formats, percent, { part: people })
  if (anonymous || people === 0) return share
  return (
    <ActionButton
      size="small"
      look="text"
      flush
      action={{
        key: 'people',
        label: t('assessment.viewShare', { percent: share }),
        onRun: () =>
          open('people', { threatArea, keyBehaviour, minScore: atRiskRange.from, maxScore: atRiskRange.to }),
      }}
    />
  )
})
