import { useState } from 'react'
import { Avatar } from '../ui/badges/Avatar.tsx'
import { StatusBadge } from '../ui/badges/StatusBadge.tsx'
import { CodeBlock } from '../ui/code/CodeBlock.tsx'
import { Snippet } from '../ui/code/Snippet.tsx'
import { Stack, WrapRow } from '../ui/layout.ts'
import { Panel } from '../ui/panels/Panel.tsx'
import { DetailHeader } from '../ui/titles/DetailHeader.tsx'
import { people } from './people/people.ts'

const EMBED = `<iframe
  src="https://api.heed.example/embed/7/spot-the-phish?company=12&lang=is"
  width="640" height="360" allow="fullscreen" title="Spot the phish"></iframe>`

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23789" d="M0 0h8v8H0z"/%3E%3C/svg%3E'

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export function KitDetail() {
  const [title, setTitle] = useState('Phishing essentials, spring 2026')
  const check = (text: string) => (text === '' ? 'Please enter a name' : undefined)
  return (
    <>
      <Panel title="Head of a detail page">
        <DetailHeader
          title={title}
          rename={{
            label: 'Rename training program',
            maxLength: 60,
            check,
            command: (text) => `heed trainings rename 12 --name '${text}'`,
            onSave: async (text) => {
              await wait(600)
              if (/fail/i.test(text)) throw new Error('Another training program has this name.')
              setTitle(text)
            },
          }}
          back={{ to: '/_kit/', label: 'Training programs' }}
          aside={<StatusBadge tone="success" label="Active" />}
          summary="240 invited, started Feb 10, 2026. Saving fails with “fail” in the name."
          primary={{ key: 'remind', label: 'Send reminders' }}
          menu={[{ key: 'delete', label: 'Delete', danger: true }]}
        />
        <DetailHeader
          title="Öryggisvitundarþjálfun starfsfólks í vöruhúsum og á skrifstofum um allt land, vorið 2026"
          rename={{
            label: 'Rename list',
            command: null,
            disabledReason: 'The list belongs to an integration.',
            onSave: () => wait(1),
          }}
        />
      </Panel>
      <Panel title="Avatars">
        <Stack>
          <WrapRow>
            {people.slice(0, 12).map(({ email, name }) => (
              <Avatar key={email} name={name} />
            ))}
            <Avatar name="asa.jonsdottir@nordlys.example" />
            <Avatar name="–" />
            <Avatar name="Ása" image={PICTURE} />
            <Avatar name="Jón Þór" image="/nowhere.png" />
          </WrapRow>
          <WrapRow>
            {([24, 28, 32, 40, 56] as const).map((size) => (
              <Avatar key={size} name="Guðrún Helgadóttir" size={size} />
            ))}
            {['Vöruhús', 'Leadership', 'Vertrieb Deutschland'].map((name) => (
              <Avatar key={name} name={name} shape="group" />
            ))}
            <Avatar name="Guðrún Helgadóttir" named /> Guðrún Helgadóttir
          </WrapRow>
        </Stack>
      </Panel>
      <Panel title="To copy">
        <Stack>
          <Snippet label="API key" text="sk_live_8f2a6c1e9b7d4a3f" />
          <CodeBlock label="Embed code" code={EMBED} />
          <CodeBlock label="Certificate" code={'MIIC8DCCAdigAwIBAgIQ'.repeat(12)} wrap />
        </Stack>
      </Panel>
    </>
  )
}
