/** On a failure, waits for the batches in flight, so that `run` can resume exactly there. */
export class BatchQueue {
  private readonly lanes: number[][] = []

  constructor(batches: readonly { lane: number }[]) {
    batches.forEach(({ lane }, at) => {
      this.lanes[lane] ??= []
      this.lanes[lane].push(at)
    })
  }

  get isEmpty(): boolean {
    return this.lanes.every((lane) => lane.length === 0)
  }

  async run(send: (at: number) => Promise<void>, signal: AbortSignal): Promise<void> {
    const failures: unknown[] = []
    const runLane = async (lane: number[]): Promise<void> => {
      while (failures.length === 0 && !signal.aborted) {
        const [at] = lane
        if (at === undefined) return
        try {
          await send(at)
          lane.shift()
        } catch (failure) {
          failures.push(failure)
        }
      }
    }
    await Promise.all(this.lanes.map(runLane))
    if (failures.length > 0) throw failures[0]
  }
}
