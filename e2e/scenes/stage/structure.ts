import type { Page } from '@playwright/test'

/** Finds rows without a header, column headers without a scope, and column headers with equal names. */
export function findTableProblems(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      const isCalendar = table.querySelector('td[data-day]') !== null
      const isHidden = !table.checkVisibility() || table.closest('[aria-hidden=true], [inert]') !== null
      if (isHidden || isCalendar) return []
      const tableName = table.ariaLabel ?? table.caption?.textContent ?? table.textContent.slice(0, 40)
      const columnHeaders = [
        ...table.querySelectorAll('tr:first-of-type > th:not([aria-hidden=true], [scope=row])'),
      ]
      const names = columnHeaders.map(
        (header) => header.textContent.trim() || (header.querySelector('input')?.ariaLabel ?? ''),
      )
      const rows = [...table.querySelectorAll('tbody > tr:not([aria-hidden=true])')].filter(
        (row) => row.querySelectorAll(':scope > td').length > 0 && row.children.length > 1,
      )
      return [
        ...(columnHeaders.length === 0 ? ['no column headers'] : []),
        ...names.filter((name) => name === '').map(() => 'a column header without a name'),
        ...names
          .filter((name, index) => name && names.indexOf(name) < index)
          .map((name) => `two columns “${name}”`),
        ...columnHeaders
          .filter((header) => !header.matches('[scope=col], [scope=colgroup]'))
          .map(({ textContent }) => `column header “${textContent}” without a scope`),
        ...rows
          .filter((row) => !row.querySelector(':scope > th[scope=row]')?.textContent.trim())
          .map(({ textContent }) => `no header in row “${textContent.slice(0, 40)}”`),
      ].map((problem) => `${problem} in table “${tableName}”`)
    }),
  )
}

/** Finds skipped levels, pages without exactly one h1, and headings that aren't below their section's heading. */
export function findHeadingProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headingsByRoot = new Map<Element, Element[]>()
    if (!document.querySelector('body > #root:is([aria-hidden=true], [inert])'))
      headingsByRoot.set(document.body, [])
    for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')) {
      const isHidden = heading.closest('[aria-hidden=true], [inert], [contenteditable=true]') !== null
      if (isHidden || !heading.checkVisibility()) continue
      const root = heading.closest('[role=dialog], [role=alertdialog]') ?? document.body
      headingsByRoot.set(root, [...(headingsByRoot.get(root) ?? []), heading])
    }
    return [...headingsByRoot].flatMap(([root, headings]) => {
      const levels = headings.map((heading) => Number(heading.ariaLevel ?? heading.tagName.slice(1)))
      const topCount = levels.filter((level) => level === 1).length
      const isPage = root === document.body
      const rootName = isPage ? 'page' : `dialog “${headings[0]?.textContent}”`
      const text = (index: number) => `“${headings[index]?.textContent.slice(0, 40)}”`
      return [
        ...(isPage && topCount !== 1 ? [`${topCount} headings of level 1`] : []),
        ...(levels[0] && levels[0] > 2 ? [`the first heading ${text(0)} has level ${levels[0]}`] : []),
        ...[...root.querySelectorAll('section')].flatMap((section) => {
          const [first = 0, ...others] = headings.flatMap((heading, index) =>
            section.contains(heading) ? [index] : [],
          )
          const title = headings[first]
          const isTitled =
            section.ariaLabel === title?.textContent || section.getAttribute('aria-labelledby') === title?.id
          if (!isTitled) return []
          return others
            .filter((index) => (levels[index] ?? 0) <= (levels[first] ?? 0))
            .map((index) => `${text(index)} has level ${levels[index]} in the section ${text(first)}`)
        }),
        ...levels.flatMap((level, index) => {
          const previous = levels[index - 1] ?? level
          return level > previous + 1 ? [`${text(index)} has level ${level} after level ${previous}`] : []
        }),
      ].map((problem) => `${problem} in ${rootName}`)
    })
  })
}
