import { afterEach, beforeEach, expect, vi } from 'vitest'

const spyOnConsole = () => [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]

/** Fails a test when MobX complains that state changed outside an action or that an observer reads no state. */
export function failOnMobxWarnings(): void {
  let spies: ReturnType<typeof spyOnConsole> = []
  beforeEach(() => {
    spies = spyOnConsole()
  })
  afterEach(() => {
    const messages = spies.flatMap(({ mock }) => mock.calls.map(([first]) => String(first)))
    expect(
      messages.filter((message) => /^\[mobx\]/i.test(message)),
      'what MobX complains of',
    ).toEqual([])
  })
}
