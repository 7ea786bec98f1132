/** Remembers the last selected day for each history entry, so that Back restores it. */
export class SelectedDays {
  private readonly days = new Map<string, string>()

  remember(step: string, day: string): void {
    this.days.set(step, day)
  }

  get(step: string): string | undefined {
    return this.days.get(step)
  }
}
