import { focusPlace } from './tabbable.ts'

/** Focuses the root until its target is shown, unless the focus moves on. Returns a stop function. */
export function focusWhenShown(
  root: HTMLElement,
  findTarget: (root: HTMLElement) => HTMLElement | null | undefined,
): () => void {
  const target = findTarget(root)
  focusPlace(target ?? root)
  const observer = new MutationObserver(() => {
    const shownTarget = findTarget(root)
    if (!shownTarget) return
    observer.disconnect()
    const { activeElement } = document
    if (activeElement === root || activeElement === document.body) focusPlace(shownTarget)
  })
  if (!target) observer.observe(root, { subtree: true, childList: true })
  return () => observer.disconnect()
}
