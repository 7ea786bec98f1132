import * as z from 'zod/mini'

const Posts = z.array(z.unknown())

const PostRow = z.looseObject({
  title: z.looseObject({ rendered: z.string() }),
  excerpt: z.looseObject({ rendered: z.string() }),
  link: z.url({ protocol: /^https?$/ }),
  _embedded: z.optional(z.unknown()),
})

const PostWithPicture = z.looseObject({
  'wp:featuredmedia': z.array(
    z.looseObject({
      media_details: z.looseObject({
        sizes: z.looseObject({ medium: z.looseObject({ source_url: z.url({ protocol: /^https?$/ }) }) }),
      }),
    }),
  ),
})

export type Post = { title: string; excerpt: string; link: string; picture: string | undefined }

/** Security: reduces HTML from a foreign site to text. */
const toPlainText = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim()

/** Skips posts that can't be shown; throws if the response isn't a list. */
export const readPosts = (answer: string): Post[] =>
  Posts.parse(JSON.parse(answer)).flatMap((row) => {
    const { data } = PostRow.safeParse(row)
    if (!data) return []
    const { title, excerpt, link, _embedded } = data
    const pictured = PostWithPicture.safeParse(_embedded)
    return {
      title: toPlainText(title.rendered),
      excerpt: toPlainText(excerpt.rendered),
      link,
      picture: pictured.data?.['wp:featuredmedia'][0]?.media_details.sizes.medium.source_url,
    }
  })
