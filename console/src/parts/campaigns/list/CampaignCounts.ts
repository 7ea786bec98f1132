import type { StatusCounts } from '@heed/contracts'
import { makeObservable, observableRef, runInAction } from 'mobx'

type Counted = { counts?: StatusCounts | undefined }

export class CampaignCounts {
  found: StatusCounts | undefined = undefined
  all: StatusCounts | undefined = undefined

  constructor() {
    makeObservable(this, { found: observableRef, all: observableRef })
  }

  async kept<Answer extends Counted>(
    answer: Promise<Answer>,
    askAll: (() => Promise<Counted>) | undefined,
    signal: AbortSignal,
  ): Promise<Answer> {
    const [one, everything] = await Promise.all([answer, askAll && readCounts(askAll())])
    if (!signal.aborted) {
      runInAction(() => {
        this.found = one.counts
        this.all = (askAll ? everything : one.counts) ?? this.all
      })
    }
    return one
  }
}

async function readCounts(answer: Promise<Counted>): Promise<StatusCounts | undefined> {
  try {
    return (await answer).counts
  } catch {
    return undefined
  }
}
