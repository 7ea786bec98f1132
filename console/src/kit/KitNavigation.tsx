import Desktop from 'virtual:icon/DesktopWindowsOutlined'
import Phone from 'virtual:icon/PhoneIphoneOutlined'
import { useState } from 'react'
import { SegmentedControl } from '../ui/buttons/SegmentedControl.tsx'
import { Stack, WrapRow } from '../ui/layout.ts'
import { LinkTabs } from '../ui/navigation/LinkTabs.tsx'
import { NavColumns, type SideGroup, SideNav } from '../ui/navigation/SideNav.tsx'
import { KeyValueList } from '../ui/panels/KeyValueList.tsx'
import { Panel } from '../ui/panels/Panel.tsx'
import { PopoverButton } from '../ui/popover/PopoverButton.tsx'

const GROUPS: SideGroup[] = [
  { label: 'You', places: [{ to: '/_kit/profile', label: 'My profile' }] },
  {
    label: 'Norðurljós hf.',
    places: [
      { to: '/_kit/', label: 'Company settings' },
      { to: '/_kit/subscription', label: 'Subscription' },
      { to: '/_kit/admins', label: 'Admins', count: 4 },
      { to: '/_kit/email', label: 'Email settings', unsaved: true },
      { to: '/_kit/integrations', label: 'Integrations with directories and messengers' },
    ],
  },
]

const TABS = [
  { to: '/_kit/all', label: 'All', count: 240 },
  { to: '/_kit/active', label: 'Active', count: 4 },
  { to: '/_kit/completed', label: 'Completed', count: 12_400 },
  { to: '/_kit/draft', label: 'Draft', count: null },
  { to: '/_kit/', label: 'Recommendation', unsaved: true },
  { to: '/_kit/reminders', label: 'Reminders' },
]

export function KitNavigation() {
  const [preview, setPreview] = useState<'desktop' | 'phone'>('desktop')
  const [interval, setInterval] = useState('weekly')
  return (
    <Panel title="Navigation">
      <NavColumns>
        <SideNav label="Settings" groups={GROUPS} />
        <Stack>
          <LinkTabs label="Training programs" tabs={TABS} />
          <div style={{ maxWidth: 320 }}>
            <LinkTabs label="Tabs in a narrow place" tabs={TABS} />
          </div>
          <WrapRow style={{ gap: 24, alignItems: 'flex-end' }}>
            <SegmentedControl
              label="Preview"
              labelHidden
              value={preview}
              onChange={setPreview}
              options={[
                { value: 'desktop', label: 'Desktop', icon: <Desktop /> },
                { value: 'phone', label: 'Phone', icon: <Phone /> },
              ]}
            />
            <SegmentedControl
              label="Frequency"
              value={interval}
              onChange={setInterval}
              options={[
                { value: 'weekly', label: 'Weekly' },
                { value: 'biweekly', label: 'Every 2 weeks' },
                { value: 'monthly', label: 'Monthly', disabledReason: 'The training ends before that.' },
              ]}
            />
            <PopoverButton label="Scenario details">
              <KeyValueList
                items={[
                  { label: 'Threat area', value: 'Email and messages' },
                  { label: 'Difficulty', value: 'Medium' },
                ]}
              />
            </PopoverButton>
            <PopoverButton label="History" disabledReason="Nothing has been sent yet.">
              Nothing
            </PopoverButton>
          </WrapRow>
        </Stack>
      </NavColumns>
    </Panel>
  )
}
