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
  const blockKind = toBlockKind(block)
  switch (blockKind.kind) {
    case 'tells':
      return <ShownBlock block={block} presentation={blockKind.presentation} />
    case 'asks':
      return (
        <QuestionBlock
          key={block.id}
          block={block}
          presentation={blockKind.presentation}
          answer={store.getAnswer(block)}
          onAnswer={(answer, isFinal) => store.answer(block, answer, isFinal)}
        />
      )
    case 'unknownType':
      return <Banner tone="warning">{t('scenarios.unknownType', { type: blockKind.name })}</Banner>
    case 'unknownPresentation':
      return <Banner tone="warning">{t('scenarios.unknownPresentation', { type: blockKind.name })}</Banner>
  }
})
