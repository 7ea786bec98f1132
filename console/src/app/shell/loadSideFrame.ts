/** The side navigation comes with the first screen that stands beside it. */
export const loadSideFrame = () => import('./SideFrame.tsx')
