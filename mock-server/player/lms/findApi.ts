const maxParentSteps = 50

function findInParents(name: string, from: Window): unknown {
  let currentWindow = from
  for (let steps = 0; steps < maxParentSteps; steps += 1) {
    try {
      const api: unknown = Reflect.get(currentWindow, name)
      if (api) return api
    } catch {
      // The parent has a different origin.
      return undefined
    }
    if (currentWindow.parent === currentWindow) return undefined
    currentWindow = currentWindow.parent
  }
  return undefined
}

/** Searches parent windows, then the opener's (SCORM run-time environment, section 3.3). */
export function findApi(name: string): unknown {
  const parentApi = findInParents(name, window)
  if (parentApi) return parentApi
  const { opener } = window.top ?? window
  return (
    (window.opener && findInParents(name, window.opener)) ??
    (opener ? findInParents(name, opener) : undefined)
  )
}
