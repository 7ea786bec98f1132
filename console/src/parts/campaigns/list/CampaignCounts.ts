import type { StatusCounts } from '@heed/contracts'
import { makeObservable, observableRef, runInAction } from 'mobx'

type CountedAnswer = { counts?: StatusCounts | undefined }

export class CampaignCounts {
  matchCounts: StatusCounts | undefined = undefined
  all: StatusCounts | undefined = undefined

  constructor() {
    makeObservable(this, { matchCounts: observableRef, all: observableRef })
  }

  async recordCounts<Answer extends CountedAnswer>(
    answer: Promise<Answer>,
    askAll: (() => Promise<CountedAnswer>) | undefined,
    signal: AbortSignal,
  ): Promise<Answer> {
    const [response, totals] = await Promise.all([answer, askAll && readCounts(askAll())])
    if (!signal.aborted) {
      runInAction(() => {
        this.matchCounts = response.counts
        this.all = (askAll ? totals : response.counts) ?? this.all
      })
    }
    return response
  }
}

async function readCounts(answer: Promise<CountedAnswer>): Promise<StatusCounts | undefined> {
  try {
    return (await answer).counts
  } catch {
    return undefined
  }
}
