/** Calls that are made side by side: quick for many, and kind to whoever answers. */
const AT_ONCE = 4

/** Does it with each of them, some side by side, begun in their order; resolves when all are done. */
export async function eachOf<T>(
  items: readonly T[],
  one: (item: T, at: number) => Promise<void>,
): Promise<void> {
  const left = [...items.entries()]
  const next = async (): Promise<void> => {
    for (let entry = left.shift(); entry; entry = left.shift()) await one(entry[1], entry[0])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}
