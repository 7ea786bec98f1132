/** On a failure, waits for the batches in flight, so that `run` can resume with the first unsent batch. */
export class BatchQueue {
  private readonly lanes: number[][] = []

  constructor(batches: readonly { lane: number }[]) {
    batches.forEach(({ lane }, index) => {
      this.lanes[lane] ??= []
      this.lanes[lane].push(index)
    })
  }

  get isEmpty(): boolean {
    return this.lanes.every((lane) => lane.length === 0)
  }

  async run(send: (index: number) => Promise<void>, signal: AbortSignal): Promise<void> {
    const failures: unknown[] = []
    const runLane = async (lane: number[]): Promise<void> => {
      while (failures.length === 0 && !signal.aborted) {
        const [index] = lane
        if (index === undefined) return
        try {
          await send(index)
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
