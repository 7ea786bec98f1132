import { afterEach, beforeEach, expect, vi } from 'vitest'

const listen = () => [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]

/** Fails a test when MobX complains that state changed outside an action or that an observer reads no state. */
export function refuseMobxComplaints(): void {
  let ears: ReturnType<typeof listen> = []
  beforeEach(() => {
    ears = listen()
  })
  afterEach(() => {
    const said = ears.flatMap(({ mock }) => mock.calls.map(([first]) => String(first)))
    expect(
      said.filter((words) => /^\[mobx\]/i.test(words)),
      'what MobX complains of',
    ).toEqual([])
  })
}
