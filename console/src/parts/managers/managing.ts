import {
  type Company,
  companyName,
  type Manager,
  type NewManager,
  type PartnerAccount,
  role,
} from '@heed/contracts'
import { heedLine, shellOption } from '@heed/contracts/rules/commandLine'
import type * as z from 'zod/mini'
import { formatCallCommand } from '../../lib/commands/apiCommand.ts'

export type NewManagerValues = z.infer<typeof NewManager>

export type ManagerScope = { kind: 'company' | 'account'; id: number; name: string }

export const toCompanyScope = (company: Company): ManagerScope => ({
  kind: 'company',
  id: company.company_id,
  name: companyName(company),
})

export const toAccountScope = ({ id, name }: PartnerAccount): ManagerScope => ({ kind: 'account', id, name })

export function formatAddManager({ kind, id }: ManagerScope, typed: NewManagerValues): string {
  const words =
    kind === 'company'
      ? [
          `heed api managers.create --companyId ${String(id)}`,
          shellOption('name', typed.name),
          shellOption('email', typed.email),
          `--role ${String(typed.role ?? role.admin)}`,
          ...(typed.sendWelcome ? ['--sendWelcome true'] : []),
        ]
      : [
          heedLine(
            'heed partners managers add',
            [typed.email],
            [
              shellOption('name', typed.name),
              ...(typed.sendWelcome ? ['--send-welcome'] : []),
              `--partner ${String(id)}`,
            ],
          ),
        ]
  return words.join(' ')
}

export const formatSetBilling = ({ id: companyId }: ManagerScope, { email }: Manager): string =>
  formatCallCommand('managers.setBillingManager', { companyId, email })

export const removalLine = ({ kind, id }: ManagerScope, { email }: Manager): string =>
  kind === 'company'
    ? formatCallCommand('managers.delete', { companyId: id, email })
    : heedLine('heed partners managers remove', [email], [`--partner ${String(id)}`])
