/** A download also announces leaving, but the page stays. */
const LEAVING_MS = 3000

let announcedAt = Number.NEGATIVE_INFINITY

window.addEventListener('beforeunload', () => {
  announcedAt = performance.now()
})

/** While the page is being left, browsers cancel its requests: waits, so that a failure is reported only if it stays. */
export async function waitWhileLeaving(): Promise<void> {
  const remainingMs = announcedAt + LEAVING_MS - performance.now()
  if (remainingMs > 0) await new Promise((resolve) => setTimeout(resolve, remainingMs))
}
