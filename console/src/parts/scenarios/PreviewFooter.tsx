import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import type { Action } from '../../ui/buttons/action.ts'
import type { PreviewStore } from './PreviewStore.ts'

export type PreviewExit = 'close' | 'backToAdd'

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, width: '100%' })

const Pair = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [theme.breakpoints.down('sm')]: { flex: '1 1 100%', justifyContent: 'space-between' },
}))

type Props = { store: PreviewStore; footer: PreviewExit; onClose: () => void }

const stops = {
  waiting: 'ui.loading',
  answer: 'scenarios.answerFirst',
  lines: 'scenarios.answerLines',
  end: 'kit.carousel.isLast',
} as const

export const PreviewFooter = observer(function PreviewFooter({ store, footer, onClose }: Props) {
  const { t } = useTranslation()
  const { isFirst, isLast, hasBefore, stop } = store
  const first = t('kit.carousel.isFirst')
  const alone = store.total < 2
  const out: Action = {
    key: 'out',
    label: footer === 'close' ? t('scenarios.close') : t('scenarios.backToAdd'),
    onRun: onClose,
  }
  const previous: Action = {
    key: 'previous',
    label: t('scenarios.previousQuestion'),
    onRun: store.previous,
    disabledReason: isFirst ? first : undefined,
  }
  const skip: Action = {
    key: 'skip',
    label: t('scenarios.skip'),
    onRun: store.skip,
    disabledReason: isLast ? t('kit.carousel.isLast') : undefined,
  }
  const back: Action = {
    key: 'back',
    label: t('ui.back'),
    onRun: store.back,
    disabledReason: hasBefore ? undefined : first,
  }
  const next: Action = {
    key: 'next',
    label: t('kit.carousel.next'),
    onRun: store.next,
    disabledReason: stop ? t(stops[stop]) : undefined,
  }
  return (
    <Ways>
      {!alone && (
        <Pair>
          <ActionButton action={previous} look="ghost" />
          <ActionButton action={skip} look="ghost" />
        </Pair>
      )}
      <Pair style={{ marginLeft: 'auto' }}>
        <ActionButton action={out} look="ghost" />
        <ActionButton action={back} />
        <ActionButton action={next} look="primary" />
      </Pair>
    </Ways>
  )
})
