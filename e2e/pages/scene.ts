import type { Page } from '@playwright/test'
import type { World } from '../world.ts'

/** Something a person can come to see: a page, or a page with a dialog or a menu open. */
export interface Scene {
  name: string
  /** Who is signed in; nobody without it. */
  as?: string
  /** Path of the console to begin at. */
  at: string
  /** From there to the scene. */
  show?: (page: Page, world: World) => Promise<unknown>
}
