export const realTime = {
  now: (): number => performance.now(),
  every(milliseconds: number, tick: () => void): () => void {
    const timer = setInterval(tick, milliseconds)
    timer.unref()
    return () => {
      clearInterval(timer)
    }
  },
}
