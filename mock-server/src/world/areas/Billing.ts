import type {
  BillingInfoRow,
  CardRow,
  ChargeRow,
  CreditRow,
  InvoiceRow,
  LogoRow,
  PaymentRow,
  SeatMonthRow,
  SeededBilling,
} from '@heed/fixtures'
import type { Collection, CreateCollection } from '../../store/Collection.ts'
import { GroupIndex } from '../../store/Groups.ts'
import type { BillingSessionRow, SeatUseRow } from '../../store/rows.ts'

export class Billing {
  readonly cards: Collection<CardRow>
  readonly charges: Collection<ChargeRow>
  readonly payments: Collection<PaymentRow>
  readonly invoices: Collection<InvoiceRow>
  readonly credits: Collection<CreditRow>
  readonly billingInfos: Collection<BillingInfoRow>
  readonly logos: Collection<LogoRow>
  readonly sessions: Collection<BillingSessionRow>
  readonly seatUses: Collection<SeatUseRow>
  readonly seatMonths: Collection<SeatMonthRow>

  readonly seatMonthsByCompany = new GroupIndex<SeatMonthRow>(({ companyId }) => companyId)
  readonly chargesByAccount = new GroupIndex<ChargeRow>(({ accountId }) => accountId)
  readonly paymentsByPayer = new GroupIndex<PaymentRow>(({ payer }) => payer)
  readonly invoicesByPayer = new GroupIndex<InvoiceRow>(({ payer }) => payer)
  readonly creditsByPerson = new GroupIndex<CreditRow>(({ personId }) => personId)

  constructor(collect: CreateCollection, seededBilling: SeededBilling) {
    this.cards = collect('cards', seededBilling.cards)
    this.charges = collect('charges', seededBilling.charges, this.chargesByAccount)
    this.payments = collect('payments', seededBilling.payments, this.paymentsByPayer)
    this.invoices = collect<InvoiceRow>('invoices', [], this.invoicesByPayer)
    this.credits = collect('credits', seededBilling.credits, this.creditsByPerson)
    this.billingInfos = collect<BillingInfoRow>('billingInfos', [])
    this.logos = collect<LogoRow>('logos', [])
    this.sessions = collect<BillingSessionRow>('billingSessions', [])
    this.seatMonths = collect('seatMonths', seededBilling.seatMonths, this.seatMonthsByCompany)
    this.seatUses = collect<SeatUseRow>('seatUses', [])
  }
}
