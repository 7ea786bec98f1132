import type { SideFrame } from '../shell/SideFrame.tsx'

let loadedSideFrame: typeof SideFrame | undefined

export async function loadSideFrame(): Promise<void> {
  loadedSideFrame ??= (await import('../shell/SideFrame.tsx')).SideFrame
}

export const getSideFrame = () => loadedSideFrame
