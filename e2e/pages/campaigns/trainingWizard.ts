import type { Page } from '@playwright/test'
import { CampaignWizard } from './campaignWizard.ts'

type Step = 'Goal' | 'Content' | 'Employees' | 'Schedule' | 'Reminders' | 'Intro message' | 'Finalize'

export class TrainingWizard extends CampaignWizard<Step> {
  constructor(page: Page) {
    super(page, 'Name this training')
  }

  async subjects(): Promise<string[]> {
    const handles = this.page
      .getByRole('list', { name: 'Subjects' })
      .getByRole('button', { name: /^Remove / })
    await handles.first().waitFor()
    const names = await handles.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? ''),
    )
    return names.map((name) => name.replace('Remove ', ''))
  }

  async drag(subject: string, to: string): Promise<void> {
    const { mouse } = this.page
    await this.button(`Drag ${subject}`).hover()
    await mouse.down()
    const target = await this.button(`Drag ${to}`).boundingBox()
    if (!target) throw new Error(`${to} is not in sight`)
    await mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 10 })
    await mouse.up()
  }

  async deliveries(): Promise<number> {
    const edits = this.page.getByRole('button', { name: /^Edit delivery \d+$/ })
    await edits.first().waitFor()
    return edits.count()
  }

  async addEverySubject(): Promise<string[]> {
    await this.button('Add subjects').click()
    const dialog = this.page.getByRole('dialog', { name: 'Add subjects' })
    await dialog.getByRole('checkbox').first().waitFor()
    const freeCheckbox = dialog.getByRole('checkbox', { checked: false, disabled: false })
    while ((await freeCheckbox.count()) > 0) await freeCheckbox.first().check()
    await dialog.getByRole('button', { name: /^Add \d+ subjects?$/ }).click()
    await dialog.waitFor({ state: 'hidden' })
    return this.subjects()
  }
}
