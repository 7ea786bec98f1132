import { expect, type Locator } from '@playwright/test'
import { Dialog } from '../dialogs.ts'

export class ScenarioPreview extends Dialog {
  readonly language: Locator = this.root.getByRole('combobox', { name: 'Language' })
  readonly block: Locator = this.root.getByRole('group', { name: /^\d+ of \d+$/ })

  async expectPosition(position: string): Promise<void> {
    await expect(this.block).toHaveAccessibleName(position)
  }

  async answer(): Promise<void> {
    const lines = this.block.getByRole('group').getByRole('radio', { name: 'Yes' })
    const choice = this.block.getByRole('radio').or(this.block.getByRole('checkbox'))
    const step = this.block.getByRole('button', { name: / down$/ })
    await choice.or(step).first().waitFor()
    if ((await lines.count()) > 0) for (const line of await lines.all()) await line.check()
    else if ((await choice.count()) > 0) await choice.first().check()
    else await step.first().click()
  }

  async details(): Promise<Record<string, string>> {
    await this.press('Scenario details')
    const details = this.page.getByRole('dialog', { name: 'Scenario details' })
    await expect(details).toBeVisible()
    const names = await details.getByRole('term').allTextContents()
    const values = await details.getByRole('definition').allTextContents()
    await this.page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
  }
}
