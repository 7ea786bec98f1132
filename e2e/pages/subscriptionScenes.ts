import { scenesOf } from './scene.ts'

/** What a company has bought. */
export const subscriptionScenes = scenesOf('subscription', [])
