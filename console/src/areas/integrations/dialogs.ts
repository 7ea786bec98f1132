import { late } from '../../ui/late.tsx'

// The code of a dialog is fetched when it is first opened, so that the page itself comes sooner.

export const ConnectFailure = late(
  async () => (await import('./directory/ConnectFailure.tsx')).ConnectFailure,
)
export const GroupsDialog = late(async () => (await import('./groups/GroupsDialog.tsx')).GroupsDialog)
