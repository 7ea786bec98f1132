import { scenesOf } from './scene.ts'

/** Settings of person and company. */
export const settingsScenes = scenesOf('settings', [])
