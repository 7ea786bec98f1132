import { companyIds, getManagerEmail, partnerEmails } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { engine } from '../../engines/engine.ts'
import { showPrintStyles } from '../../engines/showPrintStyles.ts'
import { expect, test } from '../../heed.ts'
import { readPdfText } from '../../pages/content/pdf.ts'
import { engineTag } from '../../runner/scope.mjs'

const admin = getManagerEmail('admin')

/** PDFs have spaces between some characters. */
const removeSpaces = (text: string) => text.replaceAll(/\s/g, '')

/** Cells that don't start below their column's heading. */
const findShiftedCells = (page: Page) =>
  page.locator('main table:not([role=grid])').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const headings = [...table.querySelectorAll('thead th')].filter((heading) => heading.checkVisibility())
      const lefts = new Set(headings.map((heading) => Math.round(heading.getBoundingClientRect().left)))
      if (getComputedStyle(table).display !== 'table') return []
      return [...table.querySelectorAll('tbody :is(td, th)')]
        .filter((cell) => cell.checkVisibility() && !lefts.has(Math.round(cell.getBoundingClientRect().left)))
        .map((cell) => cell.textContent)
    }),
  )

const firstCells = 'main tbody th[scope=row] [data-cut]'

const findHiddenTexts = (page: Page) =>
  page
    .locator(`h1, ${firstCells}`)
    .evaluateAll((elements) => elements.filter((one) => !one.checkVisibility()).map((one) => one.textContent))

const pages = {
  dashboard: { as: admin, path: '/' },
  training: { as: admin, path: `/trainings/${companyIds.direct * 100 + 1}/view/` },
  assessment: { as: admin, path: `/assessment/${companyIds.direct * 100 + 1}/view/` },
  'employees list': { as: admin, path: '/users/' },
  'partner overview': { as: partnerEmails.bjarg, path: '/partner/' },
}

for (const [name, { as, path }] of Object.entries(pages)) {
  test(`the ${name} prints without controls and with every row on A4 and Letter @shell`, {
    tag: engineTag,
  }, async ({ page, signIn }) => {
    await signIn(as, path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    const cells = await page.locator(firstCells).allTextContents()
    const expectedTexts = [(await heading.textContent()) ?? '', ...cells].map(removeSpaces)
    await showPrintStyles(page)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.locator('.MuiButtonBase-root:visible, .MuiInputBase-root:visible')).toHaveCount(0)
    expect(await findShiftedCells(page)).toEqual([])
    expect(await findHiddenTexts(page)).toEqual([])
    // WebKitGTK's driver can't print, and PDFs from Firefox lack the characters of bold text.
    if (engine) return
    for (const format of ['A4', 'Letter']) {
      const text = removeSpaces(await readPdfText(await page.pdf({ format, preferCSSPageSize: true })))
      for (const expectedText of expectedTexts) expect(text).toContain(expectedText)
    }
  })
}
