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
import { failureProps } from '../../../lib/tables/tableProps.ts'
import { SubjectPreview } from '../../../parts/subjects/dialogs.ts'
import { Tag } from '../../../ui/badges/Tag.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { OneLine } from '../../../ui/text/OneLine.tsx'
import { numeric, radius, size } from '../../../ui/theme/tokens.ts'
import { DashboardStore, SHOWN_COUNT } from '../DashboardStore.ts'

const PICTURE = { width: 80, height: 48 }

const List = styled('ul')({ display: 'grid', gap: 4, margin: 0, padding: '8px 8px 12px', listStyle: 'none' })

const Line = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: size.touch,
  padding: 8,
  border: 0,
  borderRadius: radius.control,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
}))

const Picture = styled('span')(({ theme }) => ({
  ...PICTURE,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: radius.control,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.subtle,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}))

const Words = styled('span')({ display: 'grid', gap: 2, minWidth: 0, flex: 1 })
const Title = styled('span')({ minWidth: 0, fontWeight: 500 })
const Facts = styled('span')(({ theme }) => ({
  ...numeric,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.text.secondary,
}))

const SUBJECT = 'subject'

export function NewSubjects() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const opened = Number(query.get(SUBJECT))
  const open = (id: number | null) =>
    setQuery(
      (last) => {
        last.delete(SUBJECT)
        if (id !== null) last.set(SUBJECT, String(id))
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
      <Newest onOpen={open} />
      {Number.isInteger(opened) && opened > 0 && (
        <SubjectPreview key={opened} subjectId={opened} onClose={() => open(null)} />
      )}
    </Panel>
  )
}

const Newest = observer(function Newest({ onOpen }: { onOpen: (id: number) => void }) {
  const { t } = useTranslation()
  const { subjects, isComing } = useCompanyStore(DashboardStore)
  const { error, onRetry } = failureProps(subjects)
  if (isComing || subjects.loading) return <Coming />
  if (error !== undefined) return <ErrorState title={error} onRetry={onRetry} />
  if (!subjects.value?.length) return <EmptyState title={t('dashboard.nothing')} />
  return (
    <List aria-label={t('dashboard.newSubjects')}>
      {subjects.value.map((subject) => (
        <li key={subject.subject_id}>
          <Line type="button" aria-haspopup="dialog" onClick={() => onOpen(subject.subject_id)}>
            <About subject={subject} />
          </Line>
        </li>
      ))}
    </List>
  )
})

function About({ subject: { title, thumb, duration: time, type } }: { subject: Subject }) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <>
      <Picture>
        {thumb ? <img src={thumb} alt="" {...PICTURE} loading="lazy" decoding="async" /> : <PlayCircle />}
      </Picture>
      <Words>
        <Title>
          <OneLine text={title} />
        </Title>
        <Facts>
          {time > 0 && formatDuration(formats, time)}
          {type === subjectType.decision && <Tag label={t('dashboard.interactive')} />}
        </Facts>
      </Words>
    </>
  )
}

function Coming() {
  return (
    <List aria-hidden>
      {Array.from({ length: SHOWN_COUNT }, (_, at) => (
        <Line as="li" key={`subject ${String(at)}`}>
          <Skeleton variant="rounded" {...PICTURE} />
          <Words>
            <Skeleton width="80%" />
            <Skeleton width="40%" />
          </Words>
        </Line>
      ))}
    </List>
  )
}
