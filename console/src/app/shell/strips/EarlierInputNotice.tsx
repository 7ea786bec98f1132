import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../lib/dates/timeFormats.ts'
import { useFormats } from '../../../ui/formats.ts'
import { useRoot } from '../../root/RootContext.tsx'
import type { EarlierInput } from '../../stores/DraftShelf.ts'

export const EarlierInputNotice = observer(function EarlierInputNotice() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { drafts, notices, confirm } = useRoot()
  const { earlier } = drafts
  const askToDiscard = (input: EarlierInput, formattedTime: string) =>
    confirm.ask({
      title: t('shell.earlier.discardTitle'),
      description: t('shell.earlier.discardText', { at: formattedTime }),
      actionLabel: t('shell.earlier.discard'),
      command: null,
      danger: true,
      run: () => drafts.discard(input),
    })
  const showOffer = useEffectEvent((input: EarlierInput) => {
    const formattedTime = formatDateTime(formats, input.at)
    return notices.show(
      'info',
      t('shell.earlier.found', { at: formattedTime }),
      0,
      { label: t('shell.earlier.take'), run: drafts.takeOver },
      { label: t('shell.earlier.discard'), run: () => askToDiscard(input, formattedTime) },
    )
  })
  useEffect(() => {
    if (!earlier) return
    const id = showOffer(earlier)
    return () => notices.dismiss(id)
  }, [earlier, notices])
  return null
})
