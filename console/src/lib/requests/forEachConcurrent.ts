/** Number of parallel calls: more calls would strain the server. */
const MAX_CONCURRENT = 4

export async function forEachConcurrent<T>(
  items: readonly T[],
  processItem: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = [...items.entries()]
  const runNext = async (): Promise<void> => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) await processItem(entry[1], entry[0])
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, runNext))
}
