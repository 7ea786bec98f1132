import CallOutlined from 'virtual:icon/CallOutlined'
import ChatOutlined from 'virtual:icon/ChatOutlined'
import EmailOutlined from 'virtual:icon/EmailOutlined'
import PublicOutlined from 'virtual:icon/PublicOutlined'
import type { Block, ContentPresentation } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/badges/Avatar.tsx'
import { radiiPx, typeScale as scale } from '../../../ui/theme/tokens.ts'
import { Personalized, usePersonalized } from './Personalized.tsx'
import { useScenarioWords } from './words.ts'

const Frame = styled('section')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.card,
  backgroundColor: theme.vars.palette.background.paper,
}))

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  fontSize: scale.size.tiny,
  fontWeight: scale.weight.medium,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.subtle,
  '& svg': { flex: 'none', fontSize: '1.125rem' },
}))

const Address = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: '4px 12px',
  borderRadius: radiiPx.pill,
  fontFamily: scale.mono,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
}))

const ContentArea = styled('div')({ display: 'grid', gap: 12, padding: '16px 20px' })

const Text = styled('p')({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

const LeadText = styled(Text)({ fontSize: scale.size.lead, lineHeight: scale.line.lead })

const Sender = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}))

const Subject = styled(Text)({ fontSize: scale.size.lead, fontWeight: scale.weight.semibold })

const Messages = styled('ol')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' })

const Bubble = styled('div')(({ theme }) => ({
  maxWidth: 520,
  padding: '8px 14px',
  borderRadius: radiiPx.card,
  borderTopLeftRadius: 4,
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.surface.subtle,
}))

const MessageItem = styled('li')({ display: 'flex', alignItems: 'flex-start', gap: 10 })

const Name = styled('div')(({ theme }) => ({
  fontSize: scale.size.tiny,
  fontWeight: scale.weight.medium,
  color: theme.vars.palette.text.secondary,
}))

type Props = { block: Block; presentation: ContentPresentation }

export function ShownBlock({ block, presentation }: Props) {
  const word = useScenarioWords()
  const { text = '', address = '' } = block
  switch (presentation) {
    case 'text':
      return (
        <LeadText>
          <Personalized text={text} />
        </LeadText>
      )
    case 'email':
      return (
        <WindowFrame icon={<EmailOutlined />} name={word('email')}>
          <EmailBlock block={block} />
        </WindowFrame>
      )
    case 'chat':
      return (
        <WindowFrame icon={<ChatOutlined />} name={word('chat')}>
          <Conversation block={block} />
        </WindowFrame>
      )
    case 'call':
      return (
        <WindowFrame icon={<CallOutlined />} name={word('call')}>
          <Conversation block={block} />
        </WindowFrame>
      )
    case 'web-page':
      return (
        <WindowFrame icon={<PublicOutlined />} name={word('webPage')} address={address}>
          <Text>
            <Personalized text={text} />
          </Text>
        </WindowFrame>
      )
  }
}

type WindowProps = { icon: ReactNode; name: string; address?: string; children: ReactNode }

function WindowFrame({ icon, name, address, children }: WindowProps) {
  return (
    <Frame aria-label={name}>
      <Bar>
        <span aria-hidden style={{ display: 'contents' }}>
          {icon}
        </span>
        {name}
        {address && (
          <Address>
            <Personalized text={address} />
          </Address>
        )}
      </Bar>
      <ContentArea>{children}</ContentArea>
    </Frame>
  )
}

function EmailBlock({ block: { from = '', subject = '', text = '' } }: { block: Block }) {
  const personalize = usePersonalized()
  return (
    <>
      <Subject>
        <Personalized text={subject} />
      </Subject>
      <Sender>
        <Avatar name={personalize(from)} />
        <span>
          <Personalized text={from} />
        </span>
      </Sender>
      <Text>
        <Personalized text={text} />
      </Text>
    </>
  )
}

function Conversation({ block: { messages = [] } }: { block: Block }) {
  const personalize = usePersonalized()
  return (
    <Messages>
      {messages.map(({ from, text }, index) => (
        <MessageItem key={`message ${String(index)}`}>
          <Avatar name={personalize(from)} />
          <Bubble>
            <Name>
              <Personalized text={from} />
            </Name>
            <Text>
              <Personalized text={text} />
            </Text>
          </Bubble>
        </MessageItem>
      ))}
    </Messages>
  )
}
