/** Number of parallel calls: more calls would strain the server. */
const AT_ONCE = 4

export async function forEachConcurrent<T>(
  items: readonly T[],
  one: (item: T, at: number) => Promise<void>,
): Promise<void> {
  const left = [...items.entries()]
  const next = async (): Promise<void> => {
    for (let entry = left.shift(); entry; entry = left.shift()) await one(entry[1], entry[0])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}
