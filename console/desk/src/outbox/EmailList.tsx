import type { MockEmailHead } from '@heed/contracts/controls'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { formatDateTime } from '../../../src/lib/dates/timeFormats.ts'
import { useFormats } from '../../../src/ui/formats.ts'
import { Pager } from '../../../src/ui/table/Pager.tsx'
import { ellipsisStyles } from '../../../src/ui/text/cutText.ts'
import { typeScale as scale, tabularNumbers } from '../../../src/ui/theme/tokens.ts'
import { formatRecipient } from './formatRecipient.ts'
import { useKindName } from './useKindName.ts'
import { PAGE_SIZE, type useOutbox } from './useOutbox.ts'

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('lg')]: { maxHeight: '70vh', overflowY: 'auto' },
}))

const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  padding: '10px 16px',
  borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
  '&[aria-current]': { backgroundColor: theme.vars.palette.soft.primary },
  '&:focus-visible': { outlineOffset: -2 },
  '& > *': ellipsisStyles,
}))

const SmallText = styled('span')(({ theme }) => ({
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.secondary,
  ...tabularNumbers,
}))

type Props = {
  outbox: ReturnType<typeof useOutbox>
  mails: readonly MockEmailHead[] | undefined
  total: number
}

const skeletonKeys = Array.from({ length: 8 }, (_, index) => index)

export function EmailList({ outbox, mails, total }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const kindName = useKindName()
  const navigate = useNavigate()
  if (!mails) {
    return (
      <List aria-busy aria-label={t('desk.places.outbox')}>
        {skeletonKeys.map((index) => (
          <li key={index} style={{ padding: '10px 16px' }}>
            <Skeleton width="60%" height={20} />
            <Skeleton width="80%" height={20} />
          </li>
        ))}
      </List>
    )
  }
  return (
    <>
      <List
        aria-label={t('desk.places.outbox')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          const rows = [...event.currentTarget.querySelectorAll('a')]
          const index = rows.indexOf(document.activeElement as HTMLAnchorElement)
          const next = rows[index + (event.key === 'ArrowDown' ? 1 : -1)]
          if (!next) return
          event.preventDefault()
          next.focus()
        }}
      >
        {mails.map(({ id, to, kind, channel, subject, sent }) => (
          <li key={id}>
            <Row to={outbox.toMail(id)} aria-current={id === outbox.mail || undefined} preventScrollReset>
              <span dir="auto" style={{ fontWeight: scale.weight.medium }}>
                {formatRecipient(t, to)}
              </span>
              <SmallText>{formatDateTime(formats, sent)}</SmallText>
              <span dir="auto">{subject}</span>
              <SmallText>
                {channel === 'slack' || channel === 'teams'
                  ? t(`desk.outbox.channels.${channel}`)
                  : kindName(kind)}
              </SmallText>
            </Row>
          </li>
        ))}
      </List>
      {total > PAGE_SIZE && (
        <Pager
          label={t('desk.places.outbox')}
          sizes={[PAGE_SIZE]}
          paging={{
            page: outbox.page,
            size: PAGE_SIZE,
            total,
            onPage: (page) => void navigate(outbox.toPage(page)),
          }}
        />
      )}
    </>
  )
}
