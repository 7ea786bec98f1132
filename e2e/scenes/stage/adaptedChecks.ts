import { expect, type Page } from '@playwright/test'
import {
  findClippedTexts,
  findCoveredFocus,
  findLostStates,
  findMotion,
  findOverlappingTexts,
  findTallBars,
  findUnmarkedFocus,
  findUnreachableScroll,
  findUnscaledTexts,
  resetTextSize,
  setTextSpacing,
  showLargeText,
} from './adaptedLooks.ts'
import { findHorizontalScroll, waitUntilSettled } from './looks.ts'

/** WCAG 1.4.10: 400% zoom in a window of 1280 × 1024 px. */
const zoomedViewport = { width: 320, height: 256 }
const largeTextWidths = [1440, 1280]
const focusSteps = 12

export async function checkAdaptedDisplay(page: Page, name: string): Promise<void> {
  const viewport = page.viewportSize()
  await waitUntilSettled(page)
  expect.soft(await findMotion(page), name).toEqual([])
  await checkForcedColors(page, `${name}, contrast theme`)
  await checkTextSpacing(page, `${name}, wide spacing`)
  await checkLargeText(page, `${name}, large text`)
  await checkZoom(page, `${name}, zoomed`)
  if (viewport) await page.setViewportSize(viewport)
}

async function checkForcedColors(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' })
    await waitUntilSettled(page)
    expect.soft(await findLostStates(page), `${name}, ${colorScheme}`).toEqual([])
  }
  expect.soft(await findUnmarkedFocus(page, focusSteps), name).toEqual([])
  await page.emulateMedia({ colorScheme: null, forcedColors: null })
}

async function checkTextSpacing(page: Page, name: string): Promise<void> {
  await setTextSpacing(page, true)
  await expect.poll(() => findHorizontalScroll(page), name).toEqual([])
  expect.soft(await findClippedTexts(page), name).toEqual([])
  expect.soft(await findOverlappingTexts(page), name).toEqual([])
  await setTextSpacing(page, false)
}

async function checkLargeText(page: Page, name: string): Promise<void> {
  for (const width of largeTextWidths) {
    await showLargeText(page, { width, height: 900 })
    await expect.poll(() => findHorizontalScroll(page), `${name}, ${width} px`).toEqual([])
    expect.soft(await findUnscaledTexts(page), `${name}, ${width} px`).toEqual([])
    expect.soft(await findClippedTexts(page), `${name}, ${width} px`).toEqual([])
    expect.soft(await findOverlappingTexts(page), `${name}, ${width} px`).toEqual([])
  }
  await resetTextSize(page)
}

async function checkZoom(page: Page, name: string): Promise<void> {
  await page.setViewportSize(zoomedViewport)
  await waitUntilSettled(page)
  await expect.poll(() => findHorizontalScroll(page), name).toEqual([])
  expect.soft(await findClippedTexts(page), name).toEqual([])
  expect.soft(await findOverlappingTexts(page), name).toEqual([])
  expect.soft(await findUnreachableScroll(page), name).toEqual([])
  expect.soft(await findTallBars(page), name).toEqual([])
  expect.soft(await findCoveredFocus(page), name).toEqual([])
}
