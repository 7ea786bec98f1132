import { observer } from 'mobx-react-lite'
import { type ComponentProps, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { MissingPage } from '../../../app/page/MissingPage.tsx'
import { ResourcePage } from '../../../app/page/SubjectPage.tsx'
import { paths } from '../../../app/paths.ts'
import { useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { parseId } from '../../../lib/addresses/pathId.ts'
import { CardSkeleton } from '../../../ui/panels/CardSkeleton.tsx'
import { EmbeddingGate } from '../EmbedPage.tsx'
import { EmbedStore } from '../EmbedStore.ts'
import { useToggleEmbedding } from '../useToggle.ts'
import { SnippetBadge } from '../videos/SnippetBadge.tsx'
import { SnippetGenerator } from './SnippetGenerator.tsx'

export function GeneratorPage() {
  const id = parseId(useParams().subjectId)
  return (
    <EmbeddingGate>
      <VideoSnippetGenerator id={id} key={id} />
    </EmbeddingGate>
  )
}

const VideoSnippetGenerator = observer(function OneVideo({ id }: { id: number | undefined }) {
  const { t } = useTranslation()
  const { history } = useRoot()
  const store = useCompanyStore(EmbedStore)
  const makeAction = useToggleEmbedding()
  useEffect(() => void store.load(), [store])
  const { status } = store
  const video = status.value?.subjects.find(({ subject_id: subjectId }) => subjectId === id)
  const frame: Pick<ComponentProps<typeof ResourcePage>, 'missing' | 'back'> = {
    missing: { title: t('embed.noVideo'), text: t('embed.noVideoText') },
    back: { to: history.getLastLink(paths.ppv()), label: t('embed.back') },
  }
  if (status.value && !video) return <MissingPage {...frame.missing} back={frame.back} />
  return (
    <ResourcePage
      {...frame}
      of={id === undefined ? undefined : status}
      title={video?.title}
      aside={video && <SnippetBadge video={video} />}
      primary={video && !video.enabled ? makeAction(video) : undefined}
      menu={video?.enabled ? [makeAction(video)] : []}
    >
      {video && status.value ? (
        <SnippetGenerator key={video.subject_id} video={video} apiKey={status.value.ppv.apiKey} />
      ) : (
        <CardSkeleton height={480} />
      )}
    </ResourcePage>
  )
})
