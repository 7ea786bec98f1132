import type { StatusCounts } from '@heed/contracts'
import { makeObservable, observableRef, runInAction } from 'mobx'

type Counted = { counts?: StatusCounts | undefined }

/** How many campaigns of each status there are. */
export class CampaignCounts {
  /** Those that the last search finds, whatever tab is open. */
  found: StatusCounts | undefined = undefined
  /** Those that there are at all. */
  all: StatusCounts | undefined = undefined

  constructor() {
    makeObservable(this, { found: observableRef, all: observableRef })
  }

  /** The answer, its counts kept; `askAll` asks for everything, where this was not asked already. */
  async kept<Answer extends Counted>(
    answer: Promise<Answer>,
    askAll: (() => Promise<Counted>) | undefined,
    signal: AbortSignal,
  ): Promise<Answer> {
    const [one, everything] = await Promise.all([answer, askAll && countsOf(askAll())])
    if (!signal.aborted) {
      runInAction(() => {
        this.found = one.counts
        this.all = (askAll ? everything : one.counts) ?? this.all
      })
    }
    return one
  }
}

/** They stand beside what is shown, and their failure with it. */
async function countsOf(answer: Promise<Counted>): Promise<StatusCounts | undefined> {
  try {
    return (await answer).counts
  } catch {
    return undefined
  }
}
