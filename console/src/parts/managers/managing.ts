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
import { callCommand } from '../../lib/commands/apiCommand.ts'

export type NewManagerValues = z.infer<typeof NewManager>

export type Managing = { kind: 'company' | 'account'; id: number; name: string }

export const ofCompany = (company: Company): Managing => ({
  kind: 'company',
  id: company.company_id,
  name: companyName(company),
})

export const ofAccount = ({ id, name }: PartnerAccount): Managing => ({ kind: 'account', id, name })

export function addingLine({ kind, id }: Managing, typed: NewManagerValues): string {
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

export const billsLine = ({ id: companyId }: Managing, { email }: Manager): string =>
  callCommand('managers.setBillingManager', { companyId, email })

export const removalLine = ({ kind, id }: Managing, { email }: Manager): string =>
  kind === 'company'
    ? callCommand('managers.delete', { companyId: id, email })
    : heedLine('heed partners managers remove', [email], [`--partner ${String(id)}`])
