/** Fixed ids, names and addresses: consumers rely on them, and the provider's state handlers create them. */
export const company = {
  id: 101,
  name: 'Norðurljós',
  partner: { id: 7, name: 'Vesturland Partners' },
  lists: [
    { id: 11, name: 'Finance' },
    { id: 12, name: 'Sales' },
    { id: 13, name: 'Warehouse' },
  ],
  employees: [
    { email: 'asa@example.is', name: 'Ása Þórsdóttir', listsId: [11, 12] },
    { email: 'bjorn@example.is', name: 'Björn Jónsson', listsId: [11] },
    { email: 'carla@example.is', name: 'Carla Weiß', listsId: [12] },
    { email: 'dora@example.is', name: 'Dóra', listsId: [] },
  ],
} as const

/**
 * The helper is a viewer with manageUsers; the stranger manages no company; requests from 'nobody' have no
 * token.
 */
export const people = {
  admin: { email: 'admin@example.is', name: 'Anna Admin' },
  viewer: { email: 'viewer@example.is', name: 'Villi Viewer' },
  helper: { email: 'helper@example.is', name: 'Hanna Helper' },
  partner: { email: 'partner@example.is', name: 'Páll Partner' },
  super: { email: 'super@example.is', name: 'Soffía Super' },
  stranger: { email: 'stranger@example.is', name: 'Sigga Stranger' },
} as const

export type Person = keyof typeof people

export const libraryIds = {
  subject: 101,
  interactive: 106,
  packaged: 206,
  scenario: 1001,
  passwordScenario: 2001,
} as const
