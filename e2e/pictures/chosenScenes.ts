import { scenes } from '../scenes/scenes.ts'

const names = (process.env.HEED_PICTURES_NAMES ?? '').split(' ').filter(Boolean)

/** Scenes whose names contain one of the words, or else one scene of each screen. */
export const chosenScenes = scenes.filter(({ name, screen }) =>
  names.length > 0 ? names.some((word) => name.includes(word)) : screen,
)
