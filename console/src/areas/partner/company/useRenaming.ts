import { companyNameMaxLength, createCompanyNameField } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { formatRenameCommand } from '../../../lib/commands/companyCommand.ts'
import type { CompanyStore } from './CompanyStore.ts'

const CompanyNameSchema = createCompanyNameField('You need to enter some information to save')

export function useCompanyRename(store: CompanyStore, onDirty: (isDirty: boolean) => void) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  return {
    label: t('partner.rename'),
    maxLength: companyNameMaxLength,
    check: (name: string) => CompanyNameSchema.safeParse(name).error?.issues[0]?.message,
    command: (name: string) => formatRenameCommand(store.companyId, name),
    onDirty,
    onSave: async (name: string) => {
      await store.rename(name)
      notices.show('success', t('partner.renamed'))
    },
  }
}
