import { afterEach, beforeEach, expect, vi } from 'vitest'

const listen = () => [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]

/** Fails a test when MobX complains that state changed outside an action or that an observer reads no state. */
export function refuseMobxComplaints(): void {
  let spies: ReturnType<typeof listen> = []
  beforeEach(() => {
    spies = listen()
  })
  afterEach(() => {
    const messages = spies.flatMap(({ mock }) => mock.calls.map(([first]) => String(first)))
    expect(
      messages.filter((message) => /^\[mobx\]/i.test(message)),
      'what MobX complains of',
    ).toEqual([])
  })
}
