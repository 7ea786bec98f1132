import { late } from '../../ui/late.tsx'

export const ConnectFailure = late(
  async () => (await import('./directory/ConnectFailure.tsx')).ConnectFailure,
)
export const GroupsDialog = late(async () => (await import('./groups/GroupsDialog.tsx')).GroupsDialog)
