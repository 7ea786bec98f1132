import { scenesOf } from './scene.ts'

/** The dashboard, its cards and its calendar. */
export const dashboardScenes = scenesOf('home', [])
