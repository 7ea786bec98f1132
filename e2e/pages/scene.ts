import type { Page } from '@playwright/test'
import type { areas } from '../areas.mjs'
import { coreTag } from '../runner/scope.mjs'
import type { World } from '../world.ts'
import { coreScenes } from './coreScenes.ts'

/** Something a person can come to see: a page, or a page with a dialog or a menu open. */
export interface Scene {
  name: string
  /** Which journeys it belongs to. */
  area: (typeof areas)[number]
  /** Who is signed in; nobody without it. */
  as?: string
  /** Path of the console to begin at; without it `show` opens one, after what must be so before. */
  at?: string
  /** The screen of the console it shows, by its path; needed once for each screen. */
  screen?: string
  /** From there to the scene. */
  show?: (page: Page, world: World) => Promise<unknown>
}

/** Scenes that belong to the same journeys. */
export const scenesOf = (area: Scene['area'], scenes: readonly Omit<Scene, 'area'>[]): Scene[] =>
  scenes.map((scene) => ({ ...scene, area }))

/** A test that shows several scenes of one person and area, one after the other. */
export interface SceneGroup {
  title: string
  /** For the end of its title. */
  tags: string
  members: readonly Scene[]
}

/** As many as keep all workers busy until the end of a run. */
const mostTogether = 8

/** Scenes in groups of the same area and person, so that the console is opened once for them; core ones by themselves. */
export function sceneGroups(scenes: readonly Scene[]): SceneGroup[] {
  const together = new Map<string, Scene[]>()
  for (const scene of scenes) {
    const key = JSON.stringify([scene.area, scene.as, coreScenes.has(scene.name)])
    together.set(key, [...(together.get(key) ?? []), scene])
  }
  return [...together.values()].flatMap((members) =>
    Array.from({ length: Math.ceil(members.length / mostTogether) }, (_, at) =>
      groupOf(members.slice(at * mostTogether, (at + 1) * mostTogether)),
    ),
  )
}

function groupOf(members: readonly Scene[]): SceneGroup {
  const [{ area, name } = { area: '', name: '' }] = members
  const tags = coreScenes.has(name) ? `@${area} ${coreTag}` : `@${area}`
  return { title: members.map((scene) => scene.name).join(', '), tags, members }
}

/** Whether an address is one of a screen: '/users/list/:listId' is all lists. */
export const isOf = (screen: string, path: string): boolean =>
  new RegExp(`^${screen.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`).test(path)

/** A phone's screen. */
export const narrow = { width: 390, height: 844 }

/** As long as names may be, and without a place to break it. */
export const longName = 'Öryggisvitundarþjálfun'.repeat(7).slice(0, 150)

/** Longer than the places where names are cut. */
export const rightToLeftName = 'מרכז ההדרכה לאבטחת מידע של צפון הארץ ושל דרומה עם כל הסניפים והמחסנים שלה'

/** What a server answers that is out of order, for `route.fulfill`. */
export const broken = { status: 500, json: { message: 'The server is out of order' } }
