import type { ResourceContent, ResourceType } from '@heed/contracts'

export const anItem = (
  type: ResourceType,
  id: number,
  overrides: Partial<ResourceContent> = {},
): ResourceContent => ({
  type,
  id,
  order: id,
  title: `${type} ${id}`,
  description: `What ${type} ${id} is about`,
  languages: ['en', 'is'],
  tags: [type === 'assessment' ? 'Phishing' : 'Email and messages'],
  ...overrides,
})

const createItems = (count: number, type: ResourceType) =>
  Array.from({ length: count }, (_, index) => anItem(type, index + 1))

export const someItems = (): ResourceContent[] => [
  ...createItems(10, 'training'),
  ...createItems(9, 'assessment'),
  ...createItems(8, 'material'),
]
