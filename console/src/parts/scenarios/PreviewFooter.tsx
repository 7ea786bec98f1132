import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import type { Action } from '../../ui/buttons/action.ts'
import type { PreviewStore } from './PreviewStore.ts'

export type PreviewExit = 'close' | 'backToAdd'

const FooterActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, width: '100%' })

const ButtonPair = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [theme.breakpoints.down('sm')]: { flex: '1 1 100%', justifyContent: 'space-between' },
}))

type Props = { store: PreviewStore; footer: PreviewExit; onClose: () => void }

const stopTexts = {
  waiting: 'ui.loading',
  answer: 'scenarios.answerFirst',
  lines: 'scenarios.answerLines',
  end: 'kit.carousel.isLast',
} as const

export const PreviewFooter = observer(function PreviewFooter({ store, footer, onClose }: Props) {
  const { t } = useTranslation()
  const { isFirst, isLast, canGoBack: hasPreviousBlock, stop } = store
  const first = t('kit.carousel.isFirst')
  const isSingle = store.total < 2
  const exitAction: Action = {
    key: 'out',
    label: footer === 'close' ? t('scenarios.close') : t('scenarios.backToAdd'),
    onRun: onClose,
  }
  const previousAction: Action = {
    key: 'previous',
    label: t('scenarios.previousQuestion'),
    onRun: store.previous,
    disabledReason: isFirst ? first : undefined,
  }
  const skipAction: Action = {
    key: 'skip',
    label: t('scenarios.skip'),
    onRun: store.skip,
    disabledReason: isLast ? t('kit.carousel.isLast') : undefined,
  }
  const backAction: Action = {
    key: 'back',
    label: t('ui.back'),
    onRun: store.back,
    disabledReason: hasPreviousBlock ? undefined : first,
  }
  const nextAction: Action = {
    key: 'next',
    label: t('kit.carousel.next'),
    onRun: store.next,
    disabledReason: stop ? t(stopTexts[stop]) : undefined,
  }
  return (
    <FooterActions>
      {!isSingle && (
        <ButtonPair>
          <ActionButton action={previousAction} look="ghost" />
          <ActionButton action={skipAction} look="ghost" />
        </ButtonPair>
      )}
      <ButtonPair style={{ marginLeft: 'auto' }}>
        <ActionButton action={exitAction} look="ghost" />
        <ActionButton action={backAction} />
        <ActionButton action={nextAction} look="primary" />
      </ButtonPair>
    </FooterActions>
  )
})
