const mostSteps = 50

function inParents(name: string, from: Window): unknown {
  let view = from
  for (let steps = 0; steps < mostSteps; steps += 1) {
    try {
      const api: unknown = Reflect.get(view, name)
      if (api) return api
    } catch {
      // The parent has a different origin.
      return undefined
    }
    if (view.parent === view) return undefined
    view = view.parent
  }
  return undefined
}

/** Searches parent windows, then the opener's (SCORM run-time environment, section 3.3). */
export function findApi(name: string): unknown {
  const around = inParents(name, window)
  if (around) return around
  const { opener } = window.top ?? window
  return (window.opener && inParents(name, window.opener)) ?? (opener ? inParents(name, opener) : undefined)
}
