import type { SideFrame } from './shell/SideFrame.tsx'

let fetched: typeof SideFrame | undefined

/** The side navigation comes with the first screen that stands beside it. */
export async function loadSideFrame(): Promise<void> {
  fetched ??= (await import('./shell/SideFrame.tsx')).SideFrame
}

/** What `loadSideFrame` has fetched: no screen that stands beside it is drawn before. */
export const fetchedSideFrame = () => fetched
