import { expect, type Locator } from '@playwright/test'

/** An open list has the same label as its field. */
const getBox = (field: Locator): Locator => field.and(field.page().getByRole('combobox'))

export async function openOptions(field: Locator): Promise<Locator> {
  const box = getBox(field)
  if ((await box.getAttribute('aria-expanded')) !== 'true') await box.click()
  await expect(box).toHaveAttribute('aria-controls', /./)
  const list = box.page().locator(`[id="${(await box.getAttribute('aria-controls')) ?? ''}"]`)
  await list.waitFor()
  return list
}

export async function chooseOption(field: Locator, label: string | RegExp): Promise<void> {
  const list = await openOptions(field)
  await list.getByRole('option', { name: label, exact: true }).click()
  // Choosing a language may rename the field.
  await list.waitFor({ state: 'hidden' })
}
