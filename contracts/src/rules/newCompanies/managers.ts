import { NewManager } from '../../entities/companies/managerForm.ts'
import { normalizeAddress } from '../../entities/names.ts'
import { role } from '../../entities/people/roles.ts'

export interface Manager {
  name: string
  email: string
  role: (typeof role)['admin' | 'viewer']
}

interface ManagerResult {
  managers: Manager[]
  problem?: string
}

const managerPattern = /^(.*?)\s*<([^<>]*)>\s*(?:\((admin|viewer)\))?$/i
const managerFormatHint = 'Write managers as Name <address>; Name <address> (viewer)'

const parseRole = (name: unknown): Manager['role'] | undefined =>
  name === undefined || name === 'admin' ? role.admin : name === 'viewer' ? role.viewer : undefined

function parseManager(text: string): unknown {
  const [, name, email, rank] = managerPattern.exec(text.trim()) ?? []
  return email === undefined ? undefined : { name, email, role: rank?.toLowerCase() }
}

export function readManagers(cell: unknown): ManagerResult {
  const entries = Array.isArray(cell)
    ? cell.map((item: unknown) => (typeof item === 'string' ? parseManager(item) : item))
    : String(cell)
        .split(';')
        .filter((text) => text.trim() !== '')
        .map(parseManager)
  const managers: Manager[] = []
  for (const entry of entries) {
    if (typeof entry !== 'object' || entry === null) return { managers, problem: managerFormatHint }
    const { name, email, role: rank } = entry as Record<string, unknown>
    const parseResult = NewManager.safeParse({ name, email, role: parseRole(rank) })
    if (!parseResult.success)
      return { managers, problem: parseResult.error.issues[0]?.message ?? managerFormatHint }
    managers.push({ name: parseResult.data.name, email: parseResult.data.email, role: parseResult.data.role })
  }
  return { managers }
}

interface ManagerEntry {
  form: { managerEmail?: string | undefined; managerName?: string | undefined }
  managers: readonly Manager[]
}

export function listWantedManagers({ form, managers }: ManagerEntry): readonly Manager[] {
  const { managerEmail: email, managerName: name } = form
  return email === undefined ? managers : [{ name: name || email, email, role: role.admin }, ...managers]
}

export function findMissingManagers(
  row: ManagerEntry,
  existingManagers: readonly { email: string }[],
): readonly Manager[] {
  const existingEmails = new Set(existingManagers.map(({ email }) => normalizeAddress(email)))
  return listWantedManagers(row).filter(({ email }) => !existingEmails.has(email))
}

export const formatMissingManagers = (reason: string): string =>
  `The company exists, but not all of its managers were added: ${reason}`
