import { scenesOf } from './scene.ts'

/** What a company is connected with. */
export const integrationScenes = scenesOf('integrations', [])
