import { type Company, companyName, type PartnerAccount, role } from '@heed/contracts'
import { shellWord } from '@heed/contracts/rules/commandLine'
import type { NewManagerValues } from './AddManagerDialog.tsx'

/** What somebody manages: a company, in which one may be a viewer too, or an account with all of its companies. */
export type Managing = { kind: 'company' | 'account'; id: number; name: string }

export const ofCompany = (company: Company): Managing => ({
  kind: 'company',
  id: company.company_id,
  name: companyName(company),
})

export const ofAccount = ({ id, name }: PartnerAccount): Managing => ({ kind: 'account', id, name })

/** The line of `heed` that adds somebody. */
export function addingLine({ kind, id }: Managing, typed: NewManagerValues): string {
  const name = shellWord(typed.name)
  const email = shellWord(typed.email)
  const words =
    kind === 'company'
      ? [
          `heed api managers.create --companyId ${String(id)} --name ${name} --email ${email}`,
          `--role ${String(typed.role ?? role.admin)}`,
          ...(typed.sendWelcome ? ['--sendWelcome true'] : []),
        ]
      : [
          `heed partners managers add ${email} --name ${name}`,
          ...(typed.sendWelcome ? ['--send-welcome'] : []),
          `--partner ${String(id)}`,
        ]
  return words.join(' ')
}
