import { getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'

test('the menu stays closed when a narrow window was wide in the meantime @shell', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signIn(getManagerEmail('admin'), '/users/')
  const opener = page.getByRole('button', { name: 'Open the menu' })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 800 })
  await expect(menu).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(opener).toBeVisible()
  await expect(menu).toHaveCount(0)
})
