import type { AssessmentUser } from '@heed/contracts'
import type { TFunction } from 'i18next'
import type { Formats } from '../../../../lib/formats.ts'
import { hasStarted } from '../../../../parts/campaigns/people/CampaignPeople.ts'
import { renderSentTime } from '../../../../parts/people/bounces/sentCell.tsx'
import { CopyButton } from '../../../../ui/buttons/CopyButton.tsx'
import { ScoreLabel } from '../../../../ui/figures/ScoreLabel.tsx'
import { PersonCell } from '../../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../../ui/table/columns.ts'
import { MutedText } from '../../../../ui/text/Muted.tsx'
import { SingleLineText } from '../../../../ui/text/SingleLineText.tsx'

const col = createColumns<AssessmentUser>()

type ColumnOptions = {
  t: TFunction
  formats: Formats
  byHand: boolean
}

export const createEmployeeColumns = ({ t, formats, byHand: isManual }: ColumnOptions) =>
  col.columns([
    col.display({
      id: 'name',
      header: t('campaigns.people.name'),
      cell: ({ row }) => <PersonCell name={row.original.name} email={row.original.email} />,
      meta: { order: 'name' },
    }),
    col.accessor('email', {
      header: t('campaigns.people.email'),
      cell: (cell) => <SingleLineText text={cell.getValue()} />,
      meta: { order: 'email', priority: 1, width: '23%', selfEvident: true },
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
      meta: { order: 'listName', priority: 3, width: '16%' },
    }),
    col.display({
      id: 'completedDate',
      header: t('campaigns.people.completedDate'),
      cell: ({ row: { original } }) =>
        original.completedDate === null && hasStarted(original) ? (
          <MutedText>{t('assessment.underWay')}</MutedText>
        ) : (
          renderSentTime(t, formats, { sentAt: original.completedDate, bounced: original.bounced })
        ),
      meta: { order: 'completedDate', priority: 2, width: 140, selfEvident: true },
    }),
    col.accessor('scorePercent', {
      header: t('campaigns.people.score'),
      cell: (cell) => <ScoreLabel score={cell.getValue()} />,
      meta: { order: 'scorePercent', priority: 1, width: 156, selfEvident: true },
    }),
    ...(isManual
      ? [
          col.accessor('access_link', {
            header: t('assessment.accessLink'),
            cell: ({ getValue, row: { original } }) => {
              const link = getValue()
              return link ? (
                <CopyButton
                  text={link}
                  label={t('assessment.copyLink')}
                  name={original.name || original.email}
                />
              ) : (
                <MutedText>–</MutedText>
              )
            },
            meta: { priority: 3, width: 130, selfEvident: true },
          }),
        ]
      : []),
  ])
