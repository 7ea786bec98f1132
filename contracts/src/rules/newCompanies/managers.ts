import { NewManager } from '../../entities/companies/managerForm.ts'
import { normalizeAddress } from '../../entities/names.ts'
import { role } from '../../entities/people/roles.ts'

export interface Manager {
  name: string
  email: string
  role: (typeof role)['admin' | 'viewer']
}

interface Read {
  managers: Manager[]
  problem?: string
}

const written = /^(.*?)\s*<([^<>]*)>\s*(?:\((admin|viewer)\))?$/i
const howTo = 'Write managers as Name <address>; Name <address> (viewer)'

const roleNamed = (name: unknown): Manager['role'] | undefined =>
  name === undefined || name === 'admin' ? role.admin : name === 'viewer' ? role.viewer : undefined

function fromText(text: string): unknown {
  const [, name, email, rank] = written.exec(text.trim()) ?? []
  return email === undefined ? undefined : { name, email, role: rank?.toLowerCase() }
}

export function readManagers(cell: unknown): Read {
  const entries = Array.isArray(cell)
    ? cell.map((one: unknown) => (typeof one === 'string' ? fromText(one) : one))
    : String(cell)
        .split(';')
        .filter((text) => text.trim() !== '')
        .map(fromText)
  const managers: Manager[] = []
  for (const entry of entries) {
    if (typeof entry !== 'object' || entry === null) return { managers, problem: howTo }
    const { name, email, role: rank } = entry as Record<string, unknown>
    const read = NewManager.safeParse({ name, email, role: roleNamed(rank) })
    if (!read.success) return { managers, problem: read.error.issues[0]?.message ?? howTo }
    managers.push({ name: read.data.name, email: read.data.email, role: read.data.role })
  }
  return { managers }
}

interface Managed {
  form: { managerEmail?: string | undefined; managerName?: string | undefined }
  managers: readonly Manager[]
}

export function wantedManagers({ form, managers }: Managed): readonly Manager[] {
  const { managerEmail: email, managerName: name } = form
  return email === undefined ? managers : [{ name: name || email, email, role: role.admin }, ...managers]
}

export function missingManagers(row: Managed, there: readonly { email: string }[]): readonly Manager[] {
  const known = new Set(there.map(({ email }) => normalizeAddress(email)))
  return wantedManagers(row).filter(({ email }) => !known.has(email))
}

export const withoutManagers = (reason: string): string =>
  `The company exists, but not all of its managers were added: ${reason}`
