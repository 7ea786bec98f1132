import type { MockEntry } from '@heed/contracts/controls'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CodeBlock } from '../../../src/ui/code/CodeBlock.tsx'
import { Stack } from '../../../src/ui/layout.ts'
import { ErrorState } from '../../../src/ui/states/ErrorState.tsx'
import { AppLink } from '../../../src/ui/text/AppLink.tsx'
import { MutedText } from '../../../src/ui/text/Muted.tsx'
import { TextSkeleton } from '../../../src/ui/text/TextSkeleton.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import { formatEmail } from '../outbox/formatRecipient.ts'
import { paths } from '../paths.ts'
import { useDeskQuery } from '../useDeskQuery.ts'

/** Limits per entry, because skipping a year creates tens of thousands of items. */
const MAX_CHANGES = 50
const MAX_MAILS = 10

/** 24 px is the minimum target size. */
const Line = styled('div')({ minHeight: '1.5rem', lineHeight: '1.5rem', overflowWrap: 'anywhere' })

export const EntryDetail = observer(function EntryDetail({ entry }: { entry: MockEntry }) {
  const { t } = useTranslation()
  const { position } = entry
  const entryQuery = useDeskQuery(({ journal }, signal) => journal.show({ id: position }, { signal }), {
    key: String(position),
    once: true,
  })
  const { value } = entryQuery
  if (!value && entryQuery.failure)
    return (
      <ErrorState
        title={t('ui.notLoadedOf', { name: entry.what })}
        text={entryQuery.error}
        onRetry={() => void entryQuery.reload()}
      />
    )
  if (!value) return <TextSkeleton />
  const hiddenCount = value.changes.length - MAX_CHANGES
  return (
    <Stack>
      {entry.mails.length > 0 && (
        <div>
          {entry.mails.slice(0, MAX_MAILS).map(({ id, to, subject }) => {
            const mail = formatEmail(t, { to, subject })
            return (
              <Line key={id}>
                <AppLink
                  to={`${paths.outbox}?mail=${String(id)}`}
                  name={t('desk.journal.mail', { title: mail, id: String(id) })}
                >
                  {mail}
                </AppLink>
              </Line>
            )
          })}
          {entry.mails.length > MAX_MAILS && (
            <MutedText>{t('desk.journal.moreMails', { count: entry.mails.length - MAX_MAILS })}</MutedText>
          )}
        </div>
      )}
      <CodeBlock
        label={t('desk.journal.rows', { count: value.changes.length })}
        code={value.changes
          .slice(0, MAX_CHANGES)
          .map((change) => JSON.stringify(change))
          .join('\n')}
        wrap
      />
      {hiddenCount > 0 && <MutedText>{t('desk.journal.more', { count: hiddenCount })}</MutedText>}
      <ControlCalls calls={[{ call: { control: 'journal.show', args: { id: position } } }]} />
    </Stack>
  )
})
