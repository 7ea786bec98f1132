import { observer } from 'mobx-react-lite'
import { createLazyOverlay } from '../../ui/lazyOverlay.tsx'
import { useRoot } from '../root/RootContext.tsx'
import type { QuestionProps } from './ConfirmQuestion.tsx'

const LazyConfirmQuestion = createLazyOverlay<QuestionProps>(
  async () => (await import('./ConfirmQuestion.tsx')).ConfirmQuestion,
  {
    often: true,
  },
)

export const ConfirmHost = observer(function ConfirmHost() {
  const { confirm } = useRoot()
  return confirm.question && <LazyConfirmQuestion onClose={confirm.cancel} />
})
