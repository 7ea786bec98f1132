import OpenInNew from 'virtual:icon/OpenInNew'
import type { MockWorld } from '@heed/contracts/controls'
import type { TFunction } from 'i18next'
import { formatDateTime } from '../../../src/lib/dates/timeFormats.ts'
import type { Formats } from '../../../src/lib/formats.ts'
import { Tag } from '../../../src/ui/badges/Tag.tsx'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { CopyButton } from '../../../src/ui/buttons/CopyButton.tsx'
import { WrapRow } from '../../../src/ui/layout.ts'
import { createColumns } from '../../../src/ui/table/columns.ts'
import { TextLink } from '../../../src/ui/text/TextLink.tsx'

const col = createColumns<MockWorld>()

export const createWorldColumns = (t: TFunction, formats: Formats, currentId: string | undefined) =>
  col.columns([
    col.accessor('id', {
      header: t('desk.worlds.world'),
      cell: ({ row: { original } }) => (
        <WrapRow style={{ flexWrap: 'nowrap' }}>
          <TextLink data-quiet data-name href={`${original.path}/_mock/`}>
            {original.id}
          </TextLink>
          {original.id === currentId && <Tag label={t('desk.worlds.here')} />}
        </WrapRow>
      ),
    }),
    col.accessor('scenario', { header: t('desk.worlds.scenario'), meta: { selfEvident: true } }),
    col.accessor('now', {
      header: t('desk.worlds.now'),
      cell: ({ row: { original } }) => formatDateTime(formats, original.now),
      meta: { width: 160, selfEvident: true, priority: 2 },
    }),
    col.accessor('seed', { header: t('desk.worlds.seed'), meta: { width: 80, align: 'right', priority: 3 } }),
    col.display({
      id: 'open',
      header: t('desk.worlds.link'),
      cell: ({ row: { original } }) => (
        <WrapRow style={{ flexWrap: 'nowrap', justifyContent: 'flex-end' }}>
          <CopyButton text={original.address} label={t('desk.people.copy')} name={original.id} />
          <ActionButton
            size="small"
            action={{
              key: 'console',
              label: t('desk.console'),
              name: t('desk.worlds.consoleOf', { name: original.id }),
              icon: <OpenInNew />,
              to: original.address,
              newTab: true,
            }}
          />
        </WrapRow>
      ),
      meta: { width: 264, align: 'right', priority: 3, selfEvident: true },
    }),
  ])
