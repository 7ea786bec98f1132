import type { RootStore } from '../../../app/root/RootStore.ts'

export class ProfileStore {
  private readonly root: RootStore

  constructor(root: RootStore) {
    this.root = root
  }

  async rename(name: string): Promise<void> {
    const { client, session } = this.root
    session.meet(await client.auth.updateProfile({ name }))
  }
}
