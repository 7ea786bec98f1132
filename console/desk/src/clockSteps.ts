export const clockSteps = [
  { key: 'hour', advance: 'PT1H' },
  { key: 'day', advance: 'P1D' },
  { key: 'week', advance: 'P7D' },
  { key: 'month', advance: 'P1M' },
] as const

export const speeds = ['hour', 'day', 'week'] as const
export type Speed = (typeof speeds)[number]

export const getAdvanceDuration = (speed: Speed): string =>
  clockSteps.find(({ key }) => key === speed)?.advance ?? 'PT1H'
