import { scenesOf } from './scene.ts'

/** Reports and what they found. */
export const reportScenes = scenesOf('reports', [])
