import { getShownScore } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import type { Formats } from '../../../lib/formats.ts'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { ScoreLabel } from '../../../ui/figures/ScoreLabel.tsx'
import { createDateCell } from '../../../ui/table/cells/dateCell.tsx'
import { PersonCell } from '../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import type { CampaignPerson } from './CampaignPeople.ts'

const col = createColumns<CampaignPerson>()

const RowContent = styled('span')({
  '@media (hover: hover)': { opacity: 0 },
  'tr:hover &, tr:focus-within &': { opacity: 1 },
})

const Reminder = styled('span')({
  display: 'grid',
  alignItems: 'center',
  '& > *': { gridArea: '1 / 1', justifySelf: 'start' },
  '@media (hover: none)': { '& > *': { gridArea: 'auto' } },
  'tr:hover & > [data-when]:not(:only-child), tr:focus-within & > [data-when]:not(:only-child)': {
    opacity: 0,
    '@media (hover: none)': { opacity: 1 },
  },
})

type ColumnOptions = {
  t: TFunction
  formats: Formats
  canRemind: (person: CampaignPerson) => boolean
  onRemind: (person: CampaignPerson) => void
}

export const createPersonColumns = ({ t, formats, canRemind, onRemind }: ColumnOptions) =>
  col.columns([
    col.display({
      id: 'name',
      header: t('campaigns.people.name'),
      cell: ({ row }) => <PersonCell name={row.original.name} email={row.original.email} />,
      meta: { order: 'name' },
    }),
    col.accessor('completedDate', {
      header: t('campaigns.people.completedDate'),
      cell: createDateCell(formats),
      meta: { priority: 3, width: 132 },
    }),
    col.accessor('listName', {
      header: t('campaigns.people.list'),
      cell: (cell) => {
        const list = cell.getValue()
        return list ? (
          <SingleLineText text={list} />
        ) : (
          <MutedText>{t('campaigns.people.listUnavailable')}</MutedText>
        )
      },
      meta: { priority: 3, width: '15%' },
    }),
    col.accessor('email', {
      header: t('campaigns.people.email'),
      cell: (cell) => <SingleLineText text={cell.getValue()} />,
      meta: { priority: 1, width: '23%', selfEvident: true },
    }),
    col.accessor('scorePercent', {
      header: t('campaigns.people.score'),
      cell: ({ row: { original } }) => <ScoreLabel score={getShownScore(original)} hasGauge />,
      meta: { order: 'scorePercent', priority: 1, width: 160, selfEvident: true },
    }),
    col.display({
      id: 'remind',
      header: t('campaigns.people.reminder'),
      cell: ({ row: { original } }) => (
        <Reminder>
          {original.bounced && (
            <StatusBadge
              tone="error"
              label={t('employees.bounce.bounced', { date: formats.date(original.bounced) })}
            />
          )}
          {!original.bounced && original.reminded && (
            <MutedText data-when>
              {t('campaigns.people.reminded', { date: formats.date(original.reminded) })}
            </MutedText>
          )}
          {canRemind(original) && (
            <RowContent>
              <ActionButton
                size="small"
                look="text"
                flush
                action={{
                  key: 'remind',
                  label: t('campaigns.reminding.send'),
                  name: t('campaigns.reminding.sendTo', { name: original.name || original.email }),
                  onRun: () => onRemind(original),
                }}
              />
            </RowContent>
          )}
        </Reminder>
      ),
      meta: { priority: 3, width: 168 },
    }),
  ])
