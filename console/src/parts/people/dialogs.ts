import { late } from '../../ui/late.tsx'

export const AddEmployeesDialog = late(
  async () => (await import('./import/AddEmployeesDialog.tsx')).AddEmployeesDialog,
  { texts: ['import'] },
)
export const AddToListDialog = late(async () => (await import('./table/AddToListDialog.tsx')).AddToListDialog)
export const EditEmployeeDialog = late(
  async () => (await import('./EditEmployeeDialog.tsx')).EditEmployeeDialog,
)
export const ListNameDialog = late(async () => (await import('../lists/ListNameDialog.tsx')).ListNameDialog)
