import { loadTexts } from '../../lib/texts.ts'
import { late } from '../../ui/late.tsx'

export const AddEmployeesDialog = late(async () => {
  const [{ AddEmployeesDialog: Dialog }] = await Promise.all([
    import('./import/AddEmployeesDialog.tsx'),
    loadTexts('import'),
  ])
  return Dialog
})
export const AddToListDialog = late(async () => (await import('./table/AddToListDialog.tsx')).AddToListDialog)
export const EditEmployeeDialog = late(
  async () => (await import('./EditEmployeeDialog.tsx')).EditEmployeeDialog,
)
export const ListNameDialog = late(async () => (await import('../lists/ListNameDialog.tsx')).ListNameDialog)
export const RemovalDialog = late(async () => (await import('./removal/RemovalDialog.tsx')).RemovalDialog)
