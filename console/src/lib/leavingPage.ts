/** Time in ms to wait for the page to close; a download fires `beforeunload` too, but the page stays. */
const LEAVING_MS = 3000

/** A beforeunload listener disables the back/forward cache, so this one exists only until `stop`. */
function watchPageLeaving() {
  let announcedAt = Number.NEGATIVE_INFINITY
  const noteLeaving = () => {
    announcedAt = performance.now()
  }
  window.addEventListener('beforeunload', noteLeaving)
  return {
    stop: () => window.removeEventListener('beforeunload', noteLeaving),
    /** Browsers cancel a page's requests during navigation, so a failure counts only if the page stays. */
    async wait(): Promise<void> {
      const remainingMs = announcedAt + LEAVING_MS - performance.now()
      if (remainingMs > 0) await new Promise((resolve) => setTimeout(resolve, remainingMs))
    },
  }
}

/** Loads code or texts. If the page is being left, a failure is held back, because leaving causes it. */
export async function loadUnlessLeaving<T>(load: () => Promise<T>): Promise<T> {
  const leaving = watchPageLeaving()
  try {
    return await load()
  } catch (error) {
    await leaving.wait()
    throw error
  } finally {
    leaving.stop()
  }
}
