import { useTranslation } from 'react-i18next'
import { useInputTexts } from '../../../../ui/useInputTexts.ts'
import type { DeliveryNote } from '../deliveryNotes.ts'

export function useNoteText(): (note: DeliveryNote) => string {
  const { t } = useTranslation()
  const { t: inputs } = useInputTexts()
  return (note) => {
    if (note.kind === 'skipped') return inputs('inputs.dates.skipped', { time: note.time, kept: note.kept })
    if (note.kind === 'doubled') return inputs('inputs.dates.doubled', { time: note.time })
    if (note.kind === 'clocks') return t('trainingWizard.schedule.clocks', { time: note.time })
    return t('trainingWizard.schedule.monthEnd', { day: note.day })
  }
}
