import type { RootStore } from '../../../app/root/RootStore.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import { type Post, readPosts } from './posts.ts'

export const POST_COUNT = 3

export class BlogStore {
  readonly posts = new Resource<Post[]>()
  private readonly root: RootStore

  constructor(root: RootStore) {
    this.root = root
  }

  get address(): string | undefined {
    return this.root.environment.config.services.blog?.posts
  }

  async load(): Promise<void> {
    const { address } = this
    if (address === undefined || this.posts.value) return
    const url = `${address}?per_page=${String(POST_COUNT)}&_embed=1`
    await this.posts.load(async (signal) => {
      const answer = await this.root.environment.transport({ method: 'GET', url, headers: {}, signal })
      if (answer.status !== 200) throw new Error(String(answer.status))
      return readPosts(await answer.text()).slice(0, POST_COUNT)
    }, url)
  }
}
