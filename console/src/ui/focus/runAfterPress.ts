let isPressed = false
const waitingActions: (() => void)[] = []

window.addEventListener('pointerdown', () => (isPressed = true), { capture: true })
for (const name of ['pointerup', 'pointercancel'])
  window.addEventListener(
    name,
    () => {
      isPressed = false
      for (const action of waitingActions.splice(0)) setTimeout(action)
    },
    { capture: true },
  )

/** An error that appears between press and release moves the button away, and the browser drops the click. */
export function runAfterPress(action: () => void): void {
  if (isPressed) waitingActions.push(action)
  else action()
}
