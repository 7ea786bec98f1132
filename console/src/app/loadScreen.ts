import { matchRoutes } from 'react-router'
import { loadTexts } from '../lib/texts.ts'
import { screens } from '../screens.ts'
import { calls } from './calls.ts'
import type { Screen } from './screen.ts'

/** A screen's code, its texts and what it calls. */
export async function loadScreen({ load, texts = [], calls: areas = [], standsFor }: Screen) {
  if (standsFor !== undefined) preload(standsFor)
  const [page] = await Promise.all([load(), loadTexts(...texts), ...areas.map((area) => calls[area]())])
  return page
}

/** Fetches a screen before it is asked for, as when its link is pointed at. */
export function preload(link: string): void {
  const [path = ''] = link.split(/[?#]/)
  const [{ route: screen } = {}] = matchRoutes([...screens], path) ?? []
  // What fails now is tried again, and reported, when the screen is opened.
  if (screen) loadScreen(screen).catch(() => undefined)
}
