import { getCustomerStatus, type PartnerCompanyRow } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { ServerTime } from '../../../app/root/ServerTime.tsx'
import type { Formats } from '../../../lib/formats.ts'
import { formatMoney } from '../../../lib/numbers/amountFormats.ts'
import { Avatar } from '../../../ui/badges/Avatar.tsx'
import { NameCell } from '../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import { formatSubscriptionEnd } from '../endText.ts'
import { SeatsCell } from '../SeatsCell.tsx'
import { SubscriptionStatus } from '../SubscriptionStatus.tsx'

const col = createColumns<PartnerCompanyRow>()

/** A subscription that has ended costs nothing, even if the API returns a price. */
const formatPrice = (t: TFunction, formats: Formats, company: PartnerCompanyRow, now: Date): string =>
  getCustomerStatus(company, now).state === 'inactive'
    ? t('partner.notBilled')
    : company.price === 0
      ? t('partner.free')
      : t('partner.aMonth', { price: formatMoney(formats, company.price) })

export const createCustomerColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.accessor('name', {
      header: t('partner.company'),
      cell: (cell) => (
        <NameCell name={cell.getValue()} mark={<Avatar name={cell.getValue()} shape="group" named />} />
      ),
      meta: { order: 'name' },
    }),
    col.display({
      id: 'status',
      header: t('partner.status'),
      cell: ({ row }) => (
        <ServerTime>{(now) => <SubscriptionStatus company={row.original} now={now} />}</ServerTime>
      ),
      meta: { width: 148, selfEvident: true },
    }),
    col.accessor('subscriptionName', {
      header: t('partner.plan'),
      cell: (cell) =>
        cell.getValue() === '' ? (
          <MutedText>{t('partner.noPlan')}</MutedText>
        ) : (
          <SingleLineText text={cell.getValue()} />
        ),
      meta: { order: 'subscriptionName', width: 160, priority: 3 },
    }),
    col.display({
      id: 'seats',
      header: t('partner.seatsUsed'),
      cell: ({ row }) => <SeatsCell usedSeats={row.original.userCount} seats={row.original.allowedUsers} />,
      meta: { order: 'userCount', width: 268, priority: 2, selfEvident: true },
    }),
    col.accessor('valid_to', {
      header: t('partner.validTo'),
      cell: (cell) => (
        <ServerTime>
          {(now) => formatSubscriptionEnd(t, formats, cell.getValue(), now) || <MutedText>–</MutedText>}
        </ServerTime>
      ),
      meta: { order: 'valid_to', width: 128, priority: 3 },
    }),
    col.accessor('price', {
      header: t('partner.price'),
      cell: ({ row }) => <ServerTime>{(now) => formatPrice(t, formats, row.original, now)}</ServerTime>,
      meta: { order: 'price', width: 148, align: 'right', priority: 3 },
    }),
  ])
