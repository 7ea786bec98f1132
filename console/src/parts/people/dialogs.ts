import { createLazyOverlay } from '../../ui/lazyOverlay.tsx'

export const AddEmployeesDialog = createLazyOverlay(
  async () => (await import('./import/AddEmployeesDialog.tsx')).AddEmployeesDialog,
  { texts: ['import'] },
)
export const AddToListDialog = createLazyOverlay(
  async () => (await import('./table/AddToListDialog.tsx')).AddToListDialog,
)
export const EditEmployeeDialog = createLazyOverlay(
  async () => (await import('./EditEmployeeDialog.tsx')).EditEmployeeDialog,
)
export const ListNameDialog = createLazyOverlay(
  async () => (await import('../lists/ListNameDialog.tsx')).ListNameDialog,
)
