import { type CatalogEntry, type Category, subjectType } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { formatDuration } from '../../../lib/numbers/amountFormats.ts'
import { isPackaged } from '../../../parts/subjects/kinds.ts'
import { CardGrid } from '../../../ui/cards/CardGrid.tsx'
import { ContentCard } from '../../../ui/cards/ContentCard.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Shelf } from '../Shelf.tsx'

export function CatalogShelf({ category: { name, subjects } }: { category: Category }) {
  const { t } = useTranslation()
  const packages = subjects.filter(isPackaged).length
  const videos = subjects.length - packages
  const counts = [
    ...(videos > 0 || packages === 0 ? [t('content.videos', { count: videos })] : []),
    ...(packages > 0 ? [t('content.packages', { count: packages })] : []),
  ]
  return (
    <Shelf title={name} count={counts.join(' · ')}>
      <CardGrid
        label={name}
        items={subjects}
        itemId={({ subject_id }) => String(subject_id)}
        empty={<EmptyState title={t('content.nothing')} />}
      >
        {(entry) => <CatalogCard entry={entry} />}
      </CardGrid>
    </Shelf>
  )
}

function CatalogCard({ entry }: { entry: CatalogEntry }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { title, description, thumb, type, subject_id: subjectId } = entry
  return (
    <ContentCard
      title={title}
      text={description}
      picture={thumb ?? undefined}
      badge={type === subjectType.decision ? t('content.interactive') : undefined}
      facts={entry.duration > 0 ? [formatDuration(formats, entry.duration)] : []}
      to={paths.catalogSubject({ subjectId })}
    />
  )
}
