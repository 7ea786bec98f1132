import type { RootStore } from '../../../app/RootStore.ts'
import { Resource } from '../../../lib/Resource.ts'
import { type Post, readPosts } from './posts.ts'

/** Posts that are shown (S2 section 9). */
export const POSTS = 3

/** The latest posts of the provider's public blog; it learns nothing of who reads them. */
export class BlogStore {
  readonly posts = new Resource<Post[]>()
  private readonly root: RootStore

  constructor(root: RootStore) {
    this.root = root
  }

  /** Where the blog is; a deployment need not have one. */
  get address(): string | undefined {
    return this.root.environment.config.services.blog?.posts
  }

  async load(): Promise<void> {
    const { address } = this
    if (address === undefined || this.posts.value) return
    const url = `${address}?per_page=${String(POSTS)}&_embed=1`
    await this.posts.load(async (signal) => {
      const answer = await this.root.environment.transport({ method: 'GET', url, headers: {}, signal })
      if (answer.status !== 200) throw new Error(String(answer.status))
      return readPosts(await answer.text()).slice(0, POSTS)
    }, url)
  }
}
