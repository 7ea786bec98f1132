export type Person = {
  email: string
  name: string
  lists: string[]
  score: number | null
  lastActive: string | null
  status: 'active' | 'invited' | 'bounced'
}

const NAMES = [
  'Ása Guðmundsdóttir',
  'Jürgen Groß',
  '王小明',
  'Þórður Ægisson',
  'Amélie Durand-Lefèvre',
  'Noah Williams',
  'Siobhán O’Brien',
  'Łukasz Wiśniewski',
  'María José Fernández de la Fuente',
  'Oluwaseun Adeyemi',
  'Ingrid Sørensen',
  'Zoë van der Berg',
]
const LISTS = ['Reykjavík office', 'Finance', 'Support', 'Board']
const SCORES = [12, 38, 66, 88, 97, 100, null]
const STATES = ['active', 'active', 'invited', 'bounced'] as const

export const people: Person[] = Array.from({ length: 23 }, (_, index) => ({
  email: `person.${String(index + 1)}@nordlys.example`,
  name: NAMES[index % NAMES.length] ?? '',
  lists: LISTS.slice(0, 1 + (index % 4)),
  score: SCORES[index % SCORES.length] ?? null,
  lastActive: index % 5 === 4 ? null : `2026-02-${String(10 + (index % 18))}T09:30:00Z`,
  status: STATES[index % STATES.length] ?? 'active',
}))
