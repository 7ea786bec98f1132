/** How far time can be moved by one press. */
export const leaps = [
  { key: 'hour', advance: 'PT1H' },
  { key: 'day', advance: 'P1D' },
  { key: 'week', advance: 'P7D' },
  { key: 'month', advance: 'P1M' },
] as const

/** How much time passes in a second while it plays. */
export const speeds = ['hour', 'day', 'week'] as const
export type Speed = (typeof speeds)[number]

export const advanceOf = (speed: Speed): string => leaps.find(({ key }) => key === speed)?.advance ?? 'PT1H'
