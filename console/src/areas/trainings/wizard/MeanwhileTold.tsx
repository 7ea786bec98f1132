import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { dateTime } from '../../../lib/timeFormats.ts'
import { MeanwhileNotice } from '../../../parts/campaigns/wizard/MeanwhileNotice.tsx'
import { useFormats } from '../../../ui/formats.ts'
import type { TrainingSaving } from './saving.ts'

/** What somebody else did with the training while it is changed here, and the ways on. */
export const MeanwhileTold = observer(function MeanwhileTold({ saving }: { saving: TrainingSaving }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { meanwhile, elsewhere } = saving
  if (meanwhile === undefined || elsewhere === undefined) return null
  const isGone = elsewhere === 'deleted'
  const at = isGone ? '' : dateTime(formats, elsewhere.updated)
  const isFixed = isGone || meanwhile === 'started'
  const mine = {
    key: 'mine',
    label: t(isFixed ? 'trainingWizard.meanwhile.mineAsNew' : 'trainingWizard.meanwhile.mine'),
    onRun: () => saving.keepMine(),
  }
  const theirs = isFixed
    ? {
        key: 'open',
        label: t('trainingWizard.outcome.open'),
        hidden: isGone,
        to: isGone ? undefined : paths.trainingView({ trainingId: elsewhere.id }),
      }
    : { key: 'theirs', label: t('trainingWizard.meanwhile.theirs'), onRun: () => saving.takeTheirs() }
  return <MeanwhileNotice text={t(`trainingWizard.meanwhile.${meanwhile}`, { at })} ways={[theirs, mine]} />
})
