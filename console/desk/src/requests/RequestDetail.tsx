import type { MockRequest } from '@heed/contracts/controls'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CodeBlock } from '../../../src/ui/code/CodeBlock.tsx'
import { Stack } from '../../../src/ui/layout.ts'
import { KeyValueList } from '../../../src/ui/panels/KeyValueList.tsx'
import { ErrorState } from '../../../src/ui/states/ErrorState.tsx'
import { TextSkeleton } from '../../../src/ui/text/TextSkeleton.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import { formatActor } from '../formatActor.ts'
import { useDeskQuery } from '../useDeskQuery.ts'

export function RequestDetail({ request }: { request: MockRequest }) {
  const { t } = useTranslation()
  const { operation, person, impersonator, problems, refused, requestId } = request
  return (
    <Stack>
      <KeyValueList
        items={[
          { label: t('desk.requests.call'), value: `${request.method} ${request.path}` },
          { label: t('desk.requests.operation'), value: operation ?? t('desk.requests.noOperation') },
          {
            label: t('desk.requests.person'),
            value: person ? formatActor(t, person, impersonator) : t('desk.requests.nobody'),
          },
          ...(typeof requestId === 'string' ? [{ label: t('desk.requests.id'), value: requestId }] : []),
        ]}
      />
      {problems && <Lines title={t('desk.requests.kinds.misfit')} lines={problems} />}
      {refused && <RefusalReason id={request.id} />}
    </Stack>
  )
}

const RefusalReason = observer(function RefusalReason({ id }: { id: number }) {
  const { t } = useTranslation()
  const reasonQuery = useDeskQuery(({ requests }, signal) => requests.why({ id }, { signal }), {
    key: String(id),
    once: true,
  })
  const { value } = reasonQuery
  if (!value && reasonQuery.failure)
    return (
      <ErrorState
        title={t('ui.notLoadedOf', { name: t('desk.requests.why') })}
        text={reasonQuery.error}
        onRetry={() => void reasonQuery.reload()}
      />
    )
  if (!value) return <TextSkeleton />
  return (
    <>
      <Lines title={t('desk.requests.why')} lines={[value.rule]} />
      {value.wouldWork.length > 0 && <Lines title={t('desk.requests.wouldWork')} lines={value.wouldWork} />}
      {value.nearest && <Lines title={t('desk.requests.nearest')} lines={value.nearest} />}
      {value.rows && Object.keys(value.rows).length > 0 && (
        <CodeBlock label={t('desk.requests.rows')} code={JSON.stringify(value.rows, null, 2)} />
      )}
      <ControlCalls calls={[{ call: { control: 'requests.why', args: { id } } }]} />
    </>
  )
})

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <Typography variant="h3">{title}</Typography>
      {lines.map((line) => (
        <p key={line} style={{ margin: '4px 0 0', overflowWrap: 'anywhere' }}>
          {line}
        </p>
      ))}
    </div>
  )
}
