import ArrowBack from 'virtual:icon/ArrowBack'
import type { MockEmail } from '@heed/contracts/controls'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWithZone } from '../../../src/lib/dates/timeFormats.ts'
import { Tag } from '../../../src/ui/badges/Tag.tsx'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { SegmentedControl } from '../../../src/ui/buttons/SegmentedControl.tsx'
import { CodeBlock } from '../../../src/ui/code/CodeBlock.tsx'
import { useFormats } from '../../../src/ui/formats.ts'
import { Stack, WrapRow } from '../../../src/ui/layout.ts'
import { ErrorState } from '../../../src/ui/states/ErrorState.tsx'
import { MutedText } from '../../../src/ui/text/Muted.tsx'
import { TextLink } from '../../../src/ui/text/TextLink.tsx'
import { TextSkeleton } from '../../../src/ui/text/TextSkeleton.tsx'
import { ControlCalls } from '../ControlCalls.tsx'
import { useDeskQuery } from '../useDeskQuery.ts'
import { ChatMessage } from './ChatMessage.tsx'
import { EmailFrame } from './EmailFrame.tsx'
import { formatRecipient } from './formatRecipient.ts'
import { LinkedText } from './LinkedText.tsx'
import { useKindName } from './useKindName.ts'

const Box = styled(Stack)(({ theme }) => ({
  padding: 20,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}))

const Links = styled('ul')({ margin: 0, paddingLeft: 20, overflowWrap: 'anywhere' })

type EmailFormat = 'looks' | 'text' | 'source'

export const EmailView = observer(function EmailView({ id, back }: { id: number; back: string | undefined }) {
  const { t } = useTranslation()
  const mailQuery = useDeskQuery(({ outbox }, signal) => outbox.show({ id }, { signal }), {
    key: String(id),
    once: true,
  })
  const { value: mail, failure } = mailQuery
  return (
    <Box>
      {back !== undefined && (
        <WrapRow>
          <ActionButton
            flush
            look="ghost"
            action={{ key: 'back', label: t('desk.outbox.back'), icon: <ArrowBack />, to: back }}
          />
        </WrapRow>
      )}
      {mail && <Message mail={mail} />}
      {!mail && failure && (
        <ErrorState
          title={t('ui.notLoadedOf', { name: t('desk.outbox.one') })}
          text={mailQuery.error}
          onRetry={() => void mailQuery.reload()}
        />
      )}
      {!mail && !failure && <TextSkeleton />}
    </Box>
  )
})

function Message({ mail }: { mail: MockEmail }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const kindName = useKindName()
  const [form, setForm] = useState<EmailFormat>('looks')
  const { id, to, kind, channel, subject, sent, links, text, html, message, app } = mail
  const isChat = channel === 'slack' || channel === 'teams'
  const language = /<html lang="([\w-]+)"/.exec(html)?.[1]
  const source = isChat ? JSON.stringify(message, null, 2) : html
  return (
    <>
      <div>
        <Typography variant="h2" lang={language} sx={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Typography>
        <MutedText style={{ display: 'block', overflowWrap: 'anywhere', margin: '4px 0 8px' }}>
          {t('desk.outbox.sentTo', {
            email: formatRecipient(t, to),
            date: formatWithZone(formats, sent),
          })}
        </MutedText>
        <WrapRow>
          <Tag label={kindName(kind)} />
          <Tag label={t(`desk.outbox.channels.${isChat ? channel : 'email'}`)} />
        </WrapRow>
      </div>
      <SegmentedControl
        label={t('desk.outbox.form')}
        labelHidden
        value={form}
        onChange={setForm}
        options={(['looks', 'text', 'source'] as const).map((value) => ({
          value,
          label: t(`desk.outbox.forms.${value}`),
        }))}
      />
      {form === 'looks' && !isChat && <EmailFrame {...{ id, subject, language }} />}
      {form === 'looks' && isChat && (
        <ChatMessage channel={channel} message={message} sent={sent} app={app} />
      )}
      {form === 'text' && (
        <div lang={language}>
          <LinkedText text={text} />
        </div>
      )}
      {form === 'source' && <CodeBlock label={t('desk.outbox.forms.source')} code={source} wrap />}
      {links.length > 0 && (
        <section aria-label={t('desk.outbox.links')}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t('desk.outbox.links')}
          </Typography>
          <Links>
            {links.map((link) => (
              <li key={link}>
                <TextLink href={link} target="_blank" rel="noopener">
                  {link}
                </TextLink>
              </li>
            ))}
          </Links>
        </section>
      )}
      <ControlCalls calls={[{ call: { control: 'outbox.show', args: { id } } }]} />
    </>
  )
}
