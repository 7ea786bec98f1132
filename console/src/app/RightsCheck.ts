import { ApiError, type Client, type Company, strengthOf, type User } from '@heed/contracts'
import { actionBound, makeObservable, observableRef, runInAction } from 'mobx'

interface Session {
  readonly token: string | undefined
  readonly user: User | null
  readonly company: Company | null
  readonly companyId: number | null
  meet: (user: User) => void
  hear: (company: Company) => void
  lose: (companyId: number) => void
}

interface Options {
  client: Client
  session: Session
  /** The person may do more or less in a company than before. */
  onChange: (company: Company) => void
  /** The company is gone; its page is still there. */
  onLost: (company: Company) => void
}

/**
 * Reads person and company again after a refused call: another admin may have changed a role, a plan or a whole company,
 * and the page shows what was allowed before (W-11).
 */
export class RightsCheck {
  /** The company that is gone, until its page is left. */
  lost: Company | null = null
  private isRunning = false
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
    makeObservable(this, { lost: observableRef, leaveLost: actionBound })
  }

  /** A call was refused; calls about another company or by an earlier session say nothing of this one. */
  async hear({ kind }: ApiError, companyId: number | undefined, token: string | undefined): Promise<void> {
    const { session } = this.options
    const isHere = companyId === undefined ? kind === 'forbidden' : companyId === session.companyId
    // Its own calls may be refused too.
    if (!isHere || this.isRunning || session.user === null || token !== session.token) return
    this.isRunning = true
    try {
      await this.check()
    } catch {
      // The next refused call asks again.
    } finally {
      this.isRunning = false
    }
  }

  /** Goes on in the first company that is left. */
  leaveLost(): void {
    const { lost } = this
    this.lost = null
    if (lost) this.options.session.lose(lost.company_id)
  }

  private async check(): Promise<void> {
    const { client, session, onChange, onLost } = this.options
    const { token, user: before, company } = session
    const [user, now] = await Promise.all([
      client.auth.getCurrentUser(),
      company && this.read(company.company_id),
    ])
    if (token !== session.token) return
    runInAction(() => {
      session.meet(user)
      if (now === 'gone') {
        this.lost = company
        if (company) onLost(company)
      } else if (company && now) {
        session.hear(now)
        if (strengthOf(before, company) !== strengthOf(user, now)) onChange(now)
      }
    })
  }

  private async read(companyId: number): Promise<Company | 'gone'> {
    try {
      return await this.options.client.companies.get({ companyId })
    } catch (error) {
      if (error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'forbidden'))
        return 'gone'
      throw error
    }
  }
}
