import { ApiError, type Client, type Company, getAccessLevel, type User } from '@heed/contracts'
import { actionBound, makeObservable, observableRef, runInAction } from 'mobx'

interface Session {
  readonly token: string | undefined
  readonly user: User | null
  readonly company: Company | null
  readonly companyId: number | null
  meet: (user: User) => void
  updateCompany: (company: Company) => void
  lose: (companyId: number) => void
}

interface Options {
  client: Client
  session: Session
  onChange: (company: Company) => void
  onLost: (company: Company) => void
}

/** After a refused call, reloads the person and company: an admin may have changed rights or the plan (W-11). */
export class RightsCheck {
  /** A company that can no longer be accessed, but whose page is still open. */
  lost: Company | null = null
  private isRunning = false
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
    makeObservable(this, { lost: observableRef, leaveInaccessibleCompany: actionBound })
  }

  /** Ignores calls for other companies and from earlier sessions. */
  async handleRefusal(
    { kind }: ApiError,
    companyId: number | undefined,
    token: string | undefined,
  ): Promise<void> {
    const { session } = this.options
    const isCurrentCompany = companyId === undefined ? kind === 'forbidden' : companyId === session.companyId
    // The check's own calls may be refused, too.
    if (!isCurrentCompany || this.isRunning || session.user === null || token !== session.token) return
    this.isRunning = true
    try {
      await this.check()
    } catch {
      // The next refused call starts a new check.
    } finally {
      this.isRunning = false
    }
  }

  leaveInaccessibleCompany(): void {
    const { lost: lostCompany } = this
    this.lost = null
    if (lostCompany) this.options.session.lose(lostCompany.company_id)
  }

  private async check(): Promise<void> {
    const { client, session, onChange, onLost } = this.options
    const { token, user: previousUser, company } = session
    const [user, now] = await Promise.all([
      client.auth.getCurrentUser(),
      company && this.readCompany(company.company_id),
    ])
    if (token !== session.token) return
    runInAction(() => {
      session.meet(user)
      if (now === 'gone') {
        this.lost = company
        if (company) onLost(company)
      } else if (company && now) {
        session.updateCompany(now)
        if (getAccessLevel(previousUser, company) !== getAccessLevel(user, now)) onChange(now)
      }
    })
  }

  private async readCompany(companyId: number): Promise<Company | 'gone'> {
    try {
      return await this.options.client.companies.get({ companyId })
    } catch (error) {
      if (error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'forbidden'))
        return 'gone'
      throw error
    }
  }
}
