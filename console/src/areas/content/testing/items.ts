import type { ResourceContent, ResourceType } from '@heed/contracts'

export const anItem = (
  type: ResourceType,
  id: number,
  own: Partial<ResourceContent> = {},
): ResourceContent => ({
  type,
  id,
  order: id,
  title: `${type} ${id}`,
  description: `What ${type} ${id} is about`,
  languages: ['en', 'is'],
  tags: [type === 'assessment' ? 'Phishing' : 'Email and messages'],
  ...own,
})

const times = (count: number, type: ResourceType) =>
  Array.from({ length: count }, (_, at) => anItem(type, at + 1))

export const someItems = (): ResourceContent[] => [
  ...times(10, 'training'),
  ...times(9, 'assessment'),
  ...times(8, 'material'),
]
