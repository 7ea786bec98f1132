import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/figures/ProgressBar.tsx'
import { Stack } from '../../ui/layout.ts'
import { MediaFrame } from '../../ui/media/MediaFrame.tsx'
import { useIsNarrow } from '../../ui/useNarrow.ts'
import { Decisions } from './Decisions.tsx'
import type { SubjectStore } from './SubjectStore.ts'

const RATIO = 16 / 9
const NARROW_RATIO = 9 / 10

type Props = { store: SubjectStore }

export const LessonPlayer = observer(function LessonPlayer({ store }: Props) {
  const { t } = useTranslation()
  const { subject, answer, run, isAnswerShown } = store
  const shownSubject = isAnswerShown ? answer.value : subject.value
  const ratio = useIsNarrow('sm') ? NARROW_RATIO : RATIO
  const hasNoPlayer = shownSubject?.player === null
  return (
    <Stack>
      {isAnswerShown ? (
        <MediaFrame
          key="answer"
          title={shownSubject?.title ?? ''}
          language={shownSubject?.language}
          src={shownSubject?.player ?? undefined}
          ratio={ratio}
          error={hasNoPlayer ? t('subjects.noPlayer') : answer.error}
          onRetry={() => void store.showAnswer()}
        />
      ) : (
        <MediaFrame
          key="lesson"
          title={shownSubject?.title ?? ''}
          language={store.titleLanguage}
          src={shownSubject?.player ?? undefined}
          ratio={ratio}
          error={hasNoPlayer ? t('subjects.noPlayer') : undefined}
          onMessage={run?.handleMessage}
        />
      )}
      {run && !isAnswerShown && <ProgressBar label={t('subjects.watched')} percent={run.percent} />}
      {run && run.decisions.length > 0 && <Decisions store={store} run={run} />}
    </Stack>
  )
})
