import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/notices/Banner.tsx'
import type { PreviewStore } from '../PreviewStore.ts'
import { QuestionBlock } from './AskedBlock.tsx'
import { toBlockKind } from './blockKind.ts'
import { ShownBlock } from './ShownBlock.tsx'

export const BlockView = observer(function BlockView({ store }: { store: PreviewStore }) {
  const { t } = useTranslation()
  const { block } = store
  if (!block) return null
  const known = toBlockKind(block)
  switch (known.kind) {
    case 'tells':
      return <ShownBlock block={block} presentation={known.presentation} />
    case 'asks':
      return (
        <QuestionBlock
          key={block.id}
          block={block}
          presentation={known.presentation}
          answer={store.answerOf(block)}
          onAnswer={(answer, isFinal) => store.answer(block, answer, isFinal)}
        />
      )
    case 'unknownType':
      return <Banner tone="warning">{t('scenarios.unknownType', { type: known.name })}</Banner>
    case 'unknownPresentation':
      return <Banner tone="warning">{t('scenarios.unknownPresentation', { type: known.name })}</Banner>
  }
})
