import * as z from 'zod/mini'

/** Posts as a WordPress site lists them with what they show (S0 section 7). */
const Posts = z.array(z.unknown())

const PostRow = z.looseObject({
  title: z.looseObject({ rendered: z.string() }),
  excerpt: z.looseObject({ rendered: z.string() }),
  link: z.url({ protocol: /^https?$/ }),
  _embedded: z.optional(z.unknown()),
})

const Pictured = z.looseObject({
  'wp:featuredmedia': z.array(
    z.looseObject({
      media_details: z.looseObject({
        sizes: z.looseObject({ medium: z.looseObject({ source_url: z.url({ protocol: /^https?$/ }) }) }),
      }),
    }),
  ),
})

export type Post = { title: string; excerpt: string; link: string; picture: string | undefined }

/** What is written elsewhere is text here, whatever it brings along. */
const textOf = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim()

/** The posts in an answer, without those that cannot be shown; throws where it is none. */
export const readPosts = (answer: string): Post[] =>
  Posts.parse(JSON.parse(answer)).flatMap((row) => {
    const { data } = PostRow.safeParse(row)
    if (!data) return []
    const { title, excerpt, link, _embedded } = data
    const pictured = Pictured.safeParse(_embedded)
    return {
      title: textOf(title.rendered),
      excerpt: textOf(excerpt.rendered),
      link,
      picture: pictured.data?.['wp:featuredmedia'][0]?.media_details.sizes.medium.source_url,
    }
  })
