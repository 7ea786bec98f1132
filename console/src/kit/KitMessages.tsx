import { useState } from 'react'
import { CountBadge } from '../ui/badges/CountBadge.tsx'
import { StatusBadge } from '../ui/badges/StatusBadge.tsx'
import { Tag } from '../ui/badges/Tag.tsx'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { CopyButton } from '../ui/buttons/CopyButton.tsx'
import { Stack, WrapRow } from '../ui/layout.ts'
import { Banner } from '../ui/notices/Banner.tsx'
import { NoticeList } from '../ui/notices/NoticeList.tsx'
import type { Notice } from '../ui/notices/notice.ts'
import { Panel } from '../ui/panels/Panel.tsx'
import { Truncate } from '../ui/text/Truncate.tsx'

const TEXTS: Record<Notice['tone'], string> = {
  success: 'Employees added.',
  info: 'A newer version of this list is available.',
  warning: '47 changed, 3 failed',
  error: "The server isn't responding. Nothing you entered has been lost.",
}
const TONES = Object.keys(TEXTS) as Notice['tone'][]

export function KitMessages() {
  const [notices, setNotices] = useState<Notice[]>([])
  const [isBannerVisible, setBannerVisible] = useState(true)
  const showNotice = (tone: Notice['tone']) =>
    setNotices((previous) => [
      ...previous,
      { id: `${tone} ${String(performance.now())}`, tone, text: TEXTS[tone] },
    ])
  return (
    <Panel title="Messages and badges">
      <Stack style={{ marginBottom: 16 }}>
        <Banner tone="info" action={{ key: 'up', label: 'Upgrade now' }}>
          Your free trial ends on Mar 01, 2026.
        </Banner>
        {isBannerVisible && (
          <Banner tone="warning" onDismiss={() => setBannerVisible(false)}>
            You have registered more employees (260) than your subscription package allows (250).
          </Banner>
        )}
        <Banner tone="error" action={{ key: 'again', label: 'Try again' }}>
          Some data could not be loaded.
        </Banner>
        <Banner tone="success">240 employees saved.</Banner>
      </Stack>
      <WrapRow>
        {TONES.map((tone) => (
          <ActionButton
            key={tone}
            action={{ key: tone, label: `Notice: ${tone}`, onRun: () => showNotice(tone) }}
          />
        ))}
      </WrapRow>
      <WrapRow style={{ marginTop: 16 }}>
        <StatusBadge tone="success" label="Active" />
        <StatusBadge tone="info" label="Scheduled" />
        <StatusBadge tone="warning" label="Ends soon" />
        <StatusBadge tone="error" label="Expired" />
        <StatusBadge tone="neutral" label="Draft" />
        <StatusBadge tone="primary" label="Partner" />
        <CountBadge count={7} />
        <CountBadge count={12400} />
        <CountBadge count={128} most={99} />
        <Tag label="Finance" />
        <Tag label="Reykjavík office" onRemove={() => undefined} />
        <CopyButton text="sk_live_1234" label="Copy key" />
        <Truncate text="Quarterly phishing awareness programme for everyone" maxLength={28} />
      </WrapRow>
      <NoticeList
        notices={notices}
        onClose={(id) => setNotices((previous) => previous.filter((notice) => notice.id !== id))}
      />
    </Panel>
  )
}
