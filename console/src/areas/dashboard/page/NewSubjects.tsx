import PlayCircle from 'virtual:icon/PlayCircleOutlined'
import { type Subject, subjectType } from '@heed/contracts'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { formatDuration } from '../../../lib/numbers/amountFormats.ts'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { SubjectPreview } from '../../../parts/subjects/dialogs.ts'
import { Tag } from '../../../ui/badges/Tag.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import { radiiPx, sizes } from '../../../ui/theme/tokens.ts'
import { DashboardStore } from '../DashboardStore.ts'
import { MAX_ROWS } from '../newestCampaigns.ts'

const PICTURE_SIZE_PX = { width: 80, height: 48 }

const List = styled('ul')({ display: 'grid', gap: 4, margin: 0, padding: '8px 8px 12px', listStyle: 'none' })

const SubjectButton = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: sizes.touch,
  padding: 8,
  border: 0,
  borderRadius: radiiPx.control,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
}))

const Picture = styled('span')(({ theme }) => ({
  ...PICTURE_SIZE_PX,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: radiiPx.control,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.subtle,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}))

const SubjectText = styled('span')({ display: 'grid', gap: 2, minWidth: 0, flex: 1 })
const Title = styled('span')({ minWidth: 0, fontWeight: 500 })
const Facts = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.text.secondary,
}))

const SUBJECT_PARAM = 'subject'

export function NewSubjects() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const openedId = Number(query.get(SUBJECT_PARAM))
  const open = (id: number | null) =>
    setQuery(
      (last) => {
        last.delete(SUBJECT_PARAM)
        if (id !== null) last.set(SUBJECT_PARAM, String(id))
        return last
      },
      { preventScrollReset: true, replace: id === null },
    )
  return (
    <Panel
      title={t('dashboard.newSubjects')}
      flush
      aside={<AppLink to={paths.content()}>{t('dashboard.viewContent')}</AppLink>}
    >
      <NewestSubjects onOpen={open} />
      {Number.isInteger(openedId) && openedId > 0 && (
        <SubjectPreview key={openedId} subjectId={openedId} onClose={() => open(null)} />
      )}
    </Panel>
  )
}

const NewestSubjects = observer(function Newest({ onOpen }: { onOpen: (id: number) => void }) {
  const { t } = useTranslation()
  const { subjects, isLoading } = useCompanyStore(DashboardStore)
  const { error, onRetry } = toFailureProps(subjects)
  if (isLoading || subjects.loading) return <SubjectsSkeleton />
  if (error !== undefined) return <ErrorState title={error} onRetry={onRetry} />
  if (!subjects.value?.length) return <EmptyState title={t('dashboard.nothing')} />
  return (
    <List aria-label={t('dashboard.newSubjects')}>
      {subjects.value.map((subject) => (
        <li key={subject.subject_id}>
          <SubjectButton type="button" aria-haspopup="dialog" onClick={() => onOpen(subject.subject_id)}>
            <SubjectDescription subject={subject} />
          </SubjectButton>
        </li>
      ))}
    </List>
  )
})

function SubjectDescription({ subject: { title, thumb, duration: time, type } }: { subject: Subject }) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <>
      <Picture>
        {thumb ? (
          <img src={thumb} alt="" {...PICTURE_SIZE_PX} loading="lazy" decoding="async" />
        ) : (
          <PlayCircle />
        )}
      </Picture>
      <SubjectText>
        <Title>
          <SingleLineText text={title} />
        </Title>
        <Facts>
          {time > 0 && formatDuration(formats, time)}
          {type === subjectType.decision && <Tag label={t('dashboard.interactive')} />}
        </Facts>
      </SubjectText>
    </>
  )
}

function SubjectsSkeleton() {
  return (
    <List aria-hidden>
      {Array.from({ length: MAX_ROWS }, (_, index) => (
        <SubjectButton as="li" key={`subject ${String(index)}`}>
          <Skeleton variant="rounded" {...PICTURE_SIZE_PX} />
          <SubjectText>
            <Skeleton width="80%" />
            <Skeleton width="40%" />
          </SubjectText>
        </SubjectButton>
      ))}
    </List>
  )
}
