import { matchRoutes } from 'react-router'
import { loadTexts } from '../../lib/texts.ts'
import { screens } from '../../screens.ts'
import { areaLoaders } from '../calls.ts'
import type { Screen } from './screen.ts'

export async function loadScreen({ load, texts = [], calls: areas = [], standsFor }: Screen) {
  if (standsFor !== undefined) preloadScreen(standsFor)
  const [page] = await Promise.all([load(), loadTexts(...texts), ...areas.map((area) => areaLoaders[area]())])
  return page
}

export function preloadScreen(link: string): void {
  const [path = ''] = link.split(/[?#]/)
  const [{ route: screen } = {}] = matchRoutes([...screens], path) ?? []
  // Opening the screen retries the load and reports failures.
  if (screen) loadScreen(screen).catch(() => undefined)
}
