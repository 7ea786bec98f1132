import type { Page } from '@playwright/test'
import { injectAxe } from './looks.ts'

declare global {
  const axe: {
    setup: (root: Element) => void
    teardown: () => void
    commons: {
      aria: { getRole: (element: Element) => string | null }
      text: { accessibleText: (element: Element) => string }
    }
  }
}

/** Two controls of these names do the same: a dialog's buttons, a search field's and an empty table's. */
const sharedNames = ['Close', 'Clear', 'Clear search', 'Clear filters', 'Add scenarios', 'Add subjects']

/** Finds controls of the same role and name, in the same table or named group, that do different things. */
export async function findSameNames(page: Page): Promise<string[]> {
  await injectAxe(page)
  return page.evaluate((ignoredNames) => {
    const controlSelector =
      'a[href], button, input, select, textarea, [role=button], [role=link], [role=checkbox], [role=combobox], [role=menuitem], [role=switch]'
    const groupSelector =
      'table, nav, section, form, fieldset, [role=table], [role=region], [role=navigation], [role=group], [role=toolbar], [role=radiogroup], [role=dialog], [role=alertdialog], [role=menu], [role=tabpanel]'
    axe.setup(document.body)
    const { aria, text } = axe.commons
    const getGroup = (control: Element): Element => {
      for (let group = control.closest(groupSelector); group; ) {
        if (text.accessibleText(group)) return group
        group = group.parentElement?.closest(groupSelector) ?? null
      }
      return document.body
    }
    const controlsByName = new Map<Element, Map<string, Element[]>>()
    for (const control of document.querySelectorAll(controlSelector)) {
      if (!control.checkVisibility() || control.closest('[aria-hidden=true], [inert]')) continue
      const name = text.accessibleText(control).trim()
      if (ignoredNames.includes(name)) continue
      const group = getGroup(control)
      const names = controlsByName.get(group) ?? new Map<string, Element[]>()
      controlsByName.set(group, names)
      const key = `${aria.getRole(control)} “${name}”`
      names.set(key, [...(names.get(key) ?? []), control])
    }
    const findings: string[] = []
    for (const [group, names] of controlsByName)
      for (const [name, controls] of names) {
        const targets = new Set(controls.map((control) => control.getAttribute('href') ?? control))
        if (targets.size > 1)
          findings.push(`${targets.size} times ${name} in “${text.accessibleText(group).slice(0, 40)}”`)
      }
    axe.teardown()
    return findings
  }, sharedNames)
}

/** Finds controls in closed folds, which a dialog's focus trap would try to focus. */
export function findFoldedControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('details:not([open]) :is(a[href], button, input, select, textarea)')].map(
      (control) => `${control.textContent} is in a closed fold`,
    ),
  )
}
