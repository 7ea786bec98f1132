import Forum from 'virtual:icon/ForumOutlined'
import ImageOutlined from 'virtual:icon/ImageOutlined'
import Inventory from 'virtual:icon/Inventory2Outlined'
import { findPlanRestriction, getTranslatedTitle, type ResourceContent } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useUpgradeAction } from '../../../app/guards/useUpgradeAction.ts'
import { paths } from '../../../app/paths.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { ContentCard } from '../../../ui/cards/ContentCard.tsx'
import { isCustomContent, useItemTexts } from './itemTexts.ts'

const icons = {
  training: undefined,
  assessment: <Forum aria-hidden />,
  material: <ImageOutlined aria-hidden />,
}

type Props = {
  item: ResourceContent
  language: string | null
  onOpen: (item: ResourceContent) => void
}

export const LibraryCard = observer(function LibraryCard({ item, language, onOpen }: Props) {
  const { t } = useTranslation()
  const upgradeAction = useUpgradeAction()
  const lackKey = findPlanRestriction(item, useCompany())
  const texts = useItemTexts()
  const isOwn = isCustomContent(item)
  const open = { to: isOwn ? paths.importedContent({ scormId: item.id }) : undefined }
  const title = getTranslatedTitle(item, language)
  const openItem = () => onOpen(item)
  return (
    <ContentCard
      title={title}
      text={item.description}
      picture={item.thumb ?? getPicture(item, language) ?? undefined}
      wholePicture={item.type === 'material'}
      icon={isOwn ? <Inventory aria-hidden /> : icons[item.type]}
      badge={texts.badge(item)}
      facts={texts.facts(item)}
      {...open}
      onOpen={openItem}
      lock={
        lackKey === null
          ? undefined
          : {
              word: t('content.notInPlan'),
              reason: t(`content.lacks.${lackKey}`),
              actions: [
                upgradeAction,
                {
                  key: 'preview',
                  label: t('content.preview'),
                  name: t('content.previewOf', { title }),
                  onRun: openItem,
                  ...open,
                },
              ],
            }
      }
    />
  )
})

const getPicture = ({ files = {}, image }: ResourceContent, language: string | null) =>
  (language === null ? undefined : files[language]?.file) ?? image
