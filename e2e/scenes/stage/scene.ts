import type { Page } from '@playwright/test'
import type { areas } from '../../areas.mjs'
import { coreTag } from '../../runner/scope.mjs'
import type { World } from '../../world.ts'
import { coreScenes } from './coreScenes.ts'

export interface Scene {
  name: string
  area: (typeof areas)[number]
  as?: string
  /** Start path; if omitted, `show` opens a page itself. */
  at?: string
  screen?: string
  show?: (page: Page, world: World) => Promise<unknown>
}

export const makeScenes = (area: Scene['area'], scenes: readonly Omit<Scene, 'area'>[]): Scene[] =>
  scenes.map((scene) => ({ ...scene, area }))

export interface SceneGroup {
  title: string
  tags: string
  members: readonly Scene[]
}

const maxGroupSize = 8

/** Sorted by area and person, so that the console opens once per group. Core scenes are separate. */
export function groupScenes(scenes: readonly Scene[]): SceneGroup[] {
  const scenesByPage = new Map<string, Scene[]>()
  for (const scene of scenes) {
    const key = JSON.stringify([scene.area, scene.as, coreScenes.has(scene.name)])
    scenesByPage.set(key, [...(scenesByPage.get(key) ?? []), scene])
  }
  return [...scenesByPage.values()].flatMap((members) =>
    Array.from({ length: Math.ceil(members.length / maxGroupSize) }, (_, groupIndex) =>
      makeGroup(members.slice(groupIndex * maxGroupSize, (groupIndex + 1) * maxGroupSize)),
    ),
  )
}

function makeGroup(members: readonly Scene[]): SceneGroup {
  const [{ area, name } = { area: '', name: '' }] = members
  const tags = coreScenes.has(name) ? `@${area} ${coreTag}` : `@${area}`
  return { title: members.map((scene) => scene.name).join(', '), tags, members }
}

export const isScreenPath = (screen: string, path: string): boolean =>
  new RegExp(`^${screen.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`).test(path)

export const narrowViewport = { width: 390, height: 844 }

/** The longest name allowed, without a possible line break. */
export const longName = 'Öryggisvitundarþjálfun'.repeat(7).slice(0, 150)

export const rightToLeftName = 'מרכז ההדרכה לאבטחת מידע של צפון הארץ ושל דרומה עם כל הסניפים והמחסנים שלה'

export const serverError = { status: 500, json: { message: 'The server is out of order' } }
