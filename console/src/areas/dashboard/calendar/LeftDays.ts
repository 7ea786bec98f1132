/** The day from which somebody went on, by the step of the browser's history: who comes back finds it again. */
export class LeftDays {
  private readonly days = new Map<string, string>()

  leave(step: string, day: string): void {
    this.days.set(step, day)
  }

  of(step: string): string | undefined {
    return this.days.get(step)
  }
}
