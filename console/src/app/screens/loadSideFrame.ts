import type { SideFrame } from '../shell/SideFrame.tsx'

let fetched: typeof SideFrame | undefined

export async function loadSideFrame(): Promise<void> {
  fetched ??= (await import('../shell/SideFrame.tsx')).SideFrame
}

export const getSideFrame = () => fetched
