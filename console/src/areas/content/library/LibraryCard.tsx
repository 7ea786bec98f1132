import Devices from 'virtual:icon/DevicesOutlined'
import Forum from 'virtual:icon/ForumOutlined'
import HomeWork from 'virtual:icon/HomeWorkOutlined'
import ImageOutlined from 'virtual:icon/ImageOutlined'
import Inventory from 'virtual:icon/Inventory2Outlined'
import MeetingRoom from 'virtual:icon/MeetingRoomOutlined'
import Password from 'virtual:icon/Password'
import Payments from 'virtual:icon/PaymentsOutlined'
import Phishing from 'virtual:icon/Phishing'
import PlayCircle from 'virtual:icon/PlayCircleOutlined'
import PrivacyTip from 'virtual:icon/PrivacyTipOutlined'
import Quiz from 'virtual:icon/QuizOutlined'
import TheaterComedy from 'virtual:icon/TheaterComedyOutlined'
import TouchApp from 'virtual:icon/TouchAppOutlined'
import {
  findPlanRestriction,
  findTitleLanguage,
  getTranslatedTitle,
  type ResourceContent,
  subjectType,
} from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { ContentCard } from '../../../ui/cards/ContentCard.tsx'
import { PackagePicture } from '../../../ui/pictures/PackagePicture.tsx'
import { isCustomContent, useItemTexts } from './itemTexts.ts'

const icons = {
  training: undefined,
  assessment: <Forum aria-hidden />,
  material: <ImageOutlined aria-hidden />,
}

const areaIcons: Readonly<Record<string, ReactNode>> = {
  'Data protection': <PrivacyTip aria-hidden />,
  'Devices and software': <Devices aria-hidden />,
  Passwords: <Password aria-hidden />,
  'Payment fraud': <Payments aria-hidden />,
  Phishing: <Phishing aria-hidden />,
  'Physical security': <MeetingRoom aria-hidden />,
  'Remote work': <HomeWork aria-hidden />,
  'Social engineering': <TheaterComedy aria-hidden />,
}

const subjectIcons: Readonly<Record<number, ReactNode>> = {
  [subjectType.scorm]: <Inventory aria-hidden />,
  [subjectType.decision]: <TouchApp aria-hidden />,
  [subjectType.scormQuiz]: <Quiz aria-hidden />,
}

type Props = {
  item: ResourceContent
  language: string | null
  isSectionLocked: boolean
  onOpen: (item: ResourceContent) => void
}

export const LibraryCard = observer(function LibraryCard(props: Props) {
  const { item, language, isSectionLocked, onOpen } = props
  const { t } = useTranslation()
  const isLocked = findPlanRestriction(item, useCompany()) !== null
  const texts = useItemTexts()
  const isOwn = isCustomContent(item)
  const title = getTranslatedTitle(item, language)
  return (
    <ContentCard
      title={title}
      text={item.description}
      language={{
        title: findTitleLanguage({ ...item, title }, language),
        text: findTitleLanguage(item, null),
      }}
      picture={item.thumb ?? getPicture(item, language) ?? undefined}
      wholePicture={item.type === 'material'}
      icon={isOwn ? <PackagePicture /> : getIcon(item)}
      badge={texts.badge(item)}
      kind={{ icon: getKindIcon(item), word: texts.kind(item) }}
      facts={texts.facts(item)}
      to={isOwn ? paths.importedContent({ scormId: item.id }) : undefined}
      onOpen={() => onOpen(item)}
      colorKey={item.tags[0]}
      lock={isLocked ? { word: isSectionLocked ? undefined : t('content.notInPlan') } : undefined}
    />
  )
})

const getPicture = ({ files = {}, image }: ResourceContent, language: string | null) =>
  (language === null ? undefined : files[language]?.file) ?? image

const getIcon = ({ type, tags: [area = ''] }: ResourceContent) =>
  (type === 'assessment' ? areaIcons[area] : undefined) ?? icons[type]

const getKindIcon = ({ type, subjectType: kind = 0 }: ResourceContent) =>
  icons[type] ?? subjectIcons[kind] ?? <PlayCircle aria-hidden />
