import {
  type Company,
  getCompanyName,
  type Manager,
  type NewManager,
  type PartnerAccount,
  role,
} from '@heed/contracts'
import { formatHeedLine, formatShellOption } from '@heed/contracts/rules/commandLine'
import type * as z from 'zod/mini'
import { formatCallCommand } from '../../lib/commands/apiCommand.ts'

export type NewManagerValues = z.infer<typeof NewManager>

export type ManagerScope = { kind: 'company' | 'account'; id: number; name: string }

export const toCompanyScope = (company: Company): ManagerScope => ({
  kind: 'company',
  id: company.company_id,
  name: getCompanyName(company),
})

export const toAccountScope = ({ id, name }: PartnerAccount): ManagerScope => ({ kind: 'account', id, name })

export function formatAddManagerCommand({ kind, id }: ManagerScope, values: NewManagerValues): string {
  const commandParts =
    kind === 'company'
      ? [
          `heed api managers.create --companyId ${String(id)}`,
          formatShellOption('name', values.name),
          formatShellOption('email', values.email),
          `--role ${String(values.role ?? role.admin)}`,
          ...(values.sendWelcome ? ['--sendWelcome true'] : []),
        ]
      : [
          formatHeedLine(
            'heed partners managers add',
            [values.email],
            [
              formatShellOption('name', values.name),
              ...(values.sendWelcome ? ['--send-welcome'] : []),
              `--partner ${String(id)}`,
            ],
          ),
        ]
  return commandParts.join(' ')
}

export const formatBillingCommand = ({ id: companyId }: ManagerScope, { email }: Manager): string =>
  formatCallCommand('managers.setBillingManager', { companyId, email })

export const formatRemovalCommand = ({ kind, id }: ManagerScope, { email }: Manager): string =>
  kind === 'company'
    ? formatCallCommand('managers.delete', { companyId: id, email })
    : formatHeedLine('heed partners managers remove', [email], [`--partner ${String(id)}`])
