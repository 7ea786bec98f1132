export const paths = {
  people: '/',
  clock: '/pages/clock/',
  outbox: '/pages/outbox/',
  worlds: '/pages/worlds/',
  stories: '/pages/stories/',
  faults: '/pages/faults/',
  requests: '/pages/requests/',
  journal: '/pages/journal/',
  data: '/pages/data/',
} as const

export type DeskPage = keyof typeof paths
