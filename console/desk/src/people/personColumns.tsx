import Login from 'virtual:icon/Login'
import type { MockPerson } from '@heed/contracts/controls'
import type { TFunction } from 'i18next'
import { Avatar } from '../../../src/ui/badges/Avatar.tsx'
import { Tag } from '../../../src/ui/badges/Tag.tsx'
import { ActionButton } from '../../../src/ui/buttons/ActionButton.tsx'
import { CopyButton } from '../../../src/ui/buttons/CopyButton.tsx'
import { WrapRow } from '../../../src/ui/layout.ts'
import { NameCell } from '../../../src/ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../src/ui/table/columns.ts'
import { MutedText } from '../../../src/ui/text/Muted.tsx'
import { TextLink } from '../../../src/ui/text/TextLink.tsx'
import { getTooltipProps } from '../../../src/ui/tooltipProps.ts'

const col = createColumns<MockPerson>()

export const createPersonColumns = (t: TFunction) =>
  col.columns([
    col.accessor('name', {
      header: t('desk.people.person'),
      cell: ({ row: { original } }) => (
        <NameCell
          name={
            <TextLink
              data-quiet
              href={original.sessionUrl}
              target="_blank"
              rel="noopener"
              {...getTooltipProps(t('desk.people.as', { name: original.name || original.email }))}
            >
              {original.name || original.email}
            </TextLink>
          }
          mark={<Avatar name={original.name || original.email} named />}
        />
      ),
      meta: { order: 'name' },
    }),
    col.accessor('role', {
      header: t('desk.people.role'),
      cell: ({ row: { original } }) => <Tag label={t(`desk.people.roles.${original.role}`)} />,
      meta: { order: 'role', width: 130, selfEvident: true },
    }),
    col.accessor(({ company }) => company?.name, {
      id: 'company',
      header: t('desk.people.company'),
      cell: ({ row: { original } }) =>
        original.company?.name ?? <MutedText>{t('desk.people.noCompany')}</MutedText>,
      meta: { order: 'company', priority: 2, selfEvident: true },
    }),
    col.accessor('email', {
      header: t('desk.people.email'),
      meta: { priority: 3, selfEvident: true },
    }),
    col.display({
      id: 'in',
      header: t('desk.people.signIn'),
      cell: ({ row: { original } }) => (
        <WrapRow style={{ flexWrap: 'nowrap', justifyContent: 'flex-end' }}>
          <CopyButton
            text={original.sessionUrl}
            label={t('desk.people.copy')}
            name={original.name || original.email}
          />
          <ActionButton
            size="small"
            action={{
              key: 'in',
              label: t('desk.people.signIn'),
              name: t('desk.people.signInAs', { name: original.name || original.email }),
              icon: <Login />,
              hint: t('desk.people.as', { name: original.name || original.email }),
              to: original.sessionUrl,
              newTab: true,
            }}
          />
        </WrapRow>
      ),
      meta: { width: 264, align: 'right', priority: 3, selfEvident: true },
    }),
  ])
